/// The runtime of the synthetic packages: just the signatures that the candidates need, so that a
/// candidate which was not chosen can still be measured. `ours` measures the real one instead.
let stubRuntime = """
  public struct Effect<Action>: Sendable { public static var none: Self { Self() } }
  @resultBuilder public enum ReducerBuilder<State, Action> {
    public static func buildExpression<R: Reducer<State, Action>>(_ r: R) -> R { r }
    public static func buildBlock<R: Reducer<State, Action>>(_ r: R) -> R { r }
  }
  public protocol Reducer<State, Action>: SendableMetatype {
    associatedtype State
    associatedtype Action
    associatedtype Body
    func reduce(into state: inout State, action: Action) -> Effect<Action>
    @ReducerBuilder<State, Action> var body: Body { get }
  }
  extension Reducer where Body == Never { public var body: Body { fatalError() } }
  extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      body.reduce(into: &state, action: action)
    }
  }
  public struct Reduce<State, Action>: Reducer {
    let run: (inout State, Action) -> Effect<Action>
    public init(_ run: @escaping (inout State, Action) -> Effect<Action>) { self.run = run }
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      run(&state, action)
    }
    public typealias Body = Never
  }

  public protocol CasePathable: SendableMetatype {}
  @dynamicMemberLookup
  public struct Case<Value> { init() {}; public static var _root: Self { Self() } }
  public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
  extension CasePathable {
    public func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool { true }
    public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? { nil }
    public typealias Cases = Case<Self>
  }

  // closures
  extension Case {
    public func _case<T>(_ embed: (T) -> Value, _ extract: (Value) -> T?) -> Case<T> { Case<T>() }
  }
  @inlinable public func _inlinableCase<T, Value>(
    _ root: Case<Value>, _ embed: (T) -> Value, _ extract: (Value) -> T?
  ) -> Case<T> { root._case(embed, extract) }
  @_transparent public func _globalTransparentCase<T, Value>(
    _ root: Case<Value>, _ embed: (T) -> Value, _ extract: (Value) -> T?
  ) -> Case<T> { root._case(embed, extract) }

  // index
  public struct _Payload { public func take<T>(_ type: T.Type = T.self) -> T { fatalError() } }
  public struct _Visitor { public mutating func visit<T>(_ index: Int, _ payload: T) {} }
  public protocol IndexedCasePathable: CasePathable {
    func _visit(_ visitor: inout _Visitor)
    static func _embed(_ index: Int, _ payload: borrowing _Payload) -> Self
  }
  public protocol NamedCasePathable: CasePathable {
    static func _visit(_ root: Self, _ visitor: inout _Visitor)
    static func _embed(_ index: Int, _ payload: borrowing _Payload) -> Self?
  }
  extension Case {
    public func _case<T>(_ index: Int) -> Case<T> { Case<T>() }
    @_transparent public func _transparentCase<T>(_ index: Int) -> Case<T> { _case(index) }
    public func _case<T>(_ index: Int, _ type: T.Type) -> Case<T> { Case<T>() }
    public func _extracted<T>(_ extract: (Value) -> T?) -> Case<T> { Case<T>() }
    public subscript<T>(_ index: Int) -> Case<T> { Case<T>() }
  }

  // dynamic member
  public protocol DynamicCasePathable: CasePathable { associatedtype AllCasePaths }
  extension Case where Value: DynamicCasePathable {
    public subscript<T>(dynamicMember path: KeyPath<Value.AllCasePaths, Case<T>>) -> Case<T> {
      Case<T>()
    }
  }
  extension Case {
    public subscript(dynamicMember path: KeyPath<Never, Never>) -> Never { fatalError() }
  }

  // key paths that start in a type of the enum's own
  public protocol RootedCasePathable: SendableMetatype {
    associatedtype AllCasePaths
    static var _root: AllCasePaths { get }
  }
  public protocol RootedIndexed: RootedCasePathable {
    func _visit(_ visitor: inout _Visitor)
    static func _embed(_ index: Int, _ payload: borrowing _Payload) -> Self
  }
  public protocol RootedReflectable: RootedIndexed {
    static var _count: Int { get }
    static func _path(_ index: Int) -> PartialKeyPath<AllCasePaths>?
  }
  public protocol RootedListed: RootedIndexed {
    static var _paths: [PartialKeyPath<AllCasePaths>] { get }
  }
  public struct _List<Root: Hooked>: Sendable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: (any PartialKeyPath<Root.AllCasePaths> & Sendable)...) {}
  }
  public protocol Hooks<Root>: SendableMetatype {
    associatedtype Root: Hooked where Root.AllCasePaths == Self
    init()
    static var list: _List<Root> { get }
    static func visit(_ root: consuming Root, _ visitor: inout _Visitor)
    static func make(_ index: Int, _ payload: borrowing _Payload) -> Root
  }
  public protocol Hooked: SendableMetatype {
    associatedtype AllCasePaths: Hooks where AllCasePaths.Root == Self
  }
  extension Hooked {
    public func `is`<Value>(_ path: KeyPath<AllCasePaths, Case<Value>>) -> Bool { true }
    public subscript<Value>(case path: KeyPath<AllCasePaths, Case<Value>>) -> Value? { nil }
  }
  @dynamicMemberLookup
  public struct AnyCasePath<Root, Value> { public init(_ index: Int) {} }
  public protocol TypedCasePathable: SendableMetatype {
    associatedtype AllCasePaths
    static var _root: AllCasePaths { get }
    static func _visit(_ root: Self, _ visitor: inout _Visitor)
    static func _make(_ index: Int, _ payload: borrowing _Payload) -> Self
  }
  public protocol TypedListed: TypedCasePathable { static var _list: _TypedList<Self> { get } }
  public protocol TypedPlainListed: TypedCasePathable {
    static var _list: [PartialKeyPath<AllCasePaths>] { get }
  }
  public struct _TypedList<Root: TypedCasePathable>: Sendable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: (any PartialKeyPath<Root.AllCasePaths> & Sendable)...) {}
  }
  extension TypedCasePathable {
    public func `is`<Value>(_ path: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Bool {
      true
    }
    public subscript<Value>(
      case path: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
    ) -> Value? { nil }
  }
  extension AnyCasePath where Value: TypedCasePathable {
    public subscript<T>(
      dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, T>>
    ) -> AnyCasePath<Root, T> { fatalError() }
  }
  extension RootedCasePathable {
    public func `is`<Value>(_ path: KeyPath<AllCasePaths, Case<Value>>) -> Bool { true }
    public subscript<Value>(case path: KeyPath<AllCasePaths, Case<Value>>) -> Value? { nil }
  }
  extension Case {
    public init(_ index: Int) {}
    public init<Root>(_ embed: (Value) -> Root, _ extract: (Root) -> Value?) {}
  }

  // look-ups
  public protocol Reflectable: CasePathable {
    static func _path(_ index: Int) -> PartialKeyPath<Case<Self>>
  }
  public protocol ListedCasePathable: CasePathable {
    static var _paths: [PartialKeyPath<Case<Self>>] { get }
  }
  """
