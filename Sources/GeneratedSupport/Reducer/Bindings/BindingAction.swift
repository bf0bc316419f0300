/// Sets a property of a feature's state to a value.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State {
///     var name = ""
///     var sendsNews = false
///   }
///   enum Action: BindableAction {
///     case binding(BindingAction<State>)
///   }
///
///   var body: some Reducer<State, Action> {
///     BindingReducer()
///     Reduce { state, action in
///       switch action {
///       case .binding(\.name): state.sendsNews = false
///       case .binding: break
///       }
///       return .none
///     }
///   }
/// }
///
/// @MainActor func rename(_ store: StoreOf<Settings>) {
///   store.name = "Blob"
///   store.send(.set(\.sendsNews, true))
/// }
/// ```
///
/// Views and tests name a binding action with a case path: `\.binding.name`. Its payload is the
/// value.
public struct BindingAction<Root>: Sendable {
  let change: BindingChange<Root>
  /// Of an action that a store has sent because a property was set.
  var receipt: BindingReceipt?

  /// Sets a property to a value.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(change: PropertyChange(keyPath, value))
  }

  /// The property that is set.
  public var keyPath: PartialKeyPath<Root> { change.keyPath }

  /// Sets the property of `root`.
  func callAsFunction(_ root: inout Root) {
    receipt?.isHandled = true
    BindingReceipt.ofTest?.isHandled = true
    change.apply(to: &root)
  }
}

extension BindingAction {
  /// The property as a program spells it, `.name`, and its new value. Nil if the spelling is not
  /// known.
  package var spelledChange: (property: String, value: Any)? {
    let spelling = memberSpelling(of: change.keyPath)
    return spelling.contains("…") ? nil : (spelling, change.anyValue)
  }
}

extension BindingAction: Equatable {
  /// Whether both set the same property to equal values.
  public static func == (left: Self, right: Self) -> Bool { left.change.isEqual(to: right.change) }
}

/// Makes key paths patterns for binding actions: `case .binding(\.name):`.
@_disfavoredOverload
public func ~= <Root>(
  keyPath: PartialKeyPath<Root>, action: BindingAction<Root>
) -> Bool {
  keyPath == action.keyPath
}

extension BindingAction: CustomDumpStringConvertible {
  /// `.set(\.name, "Blob")`
  public var customDumpDescription: String {
    let root = "\\\(dumpTypeName(Root.self))."
    var path = String(customDumping: keyPath as AnyKeyPath)
    if path.hasPrefix(root) { path = "\\." + path.dropFirst(root.count) }
    return ".set(\(path), \(String(customDumping: change.anyValue)))"
  }
}

/// A property and its new value.
///
/// Key paths never change, and the literals of properties capture nothing. The values need not be
/// `Sendable`, because in a module that is on the main actor by default their conformance to
/// `Equatable` is isolated to it. They are properties of a state, and only that state's reducer
/// changes it, on the main actor.
class BindingChange<Root>: @unchecked Sendable {
  let keyPath: PartialKeyPath<Root>

  fileprivate init(_ keyPath: PartialKeyPath<Root>) {
    self.keyPath = keyPath
  }

  var anyValue: Any { preconditionFailure("abstract") }
  var casePath: PartialCaseKeyPath<BindingAction<Root>> { preconditionFailure("abstract") }
  func apply(to root: inout Root) { preconditionFailure("abstract") }
  func isEqual(to other: BindingChange) -> Bool { preconditionFailure("abstract") }
}

final class PropertyChange<Root, Value: Equatable>: BindingChange<Root>,
  @unchecked Sendable
{
  private let property: WritableKeyPath<Root, Value>
  let value: Value

  init(_ property: WritableKeyPath<Root, Value>, _ value: Value) {
    self.property = property
    self.value = value
    super.init(property)
  }

  override var anyValue: Any { value }
  override var casePath: PartialCaseKeyPath<BindingAction<Root>> { \.[dynamicMember: property] }
  override func apply(to root: inout Root) { root[keyPath: property] = value }

  override func isEqual(to other: BindingChange<Root>) -> Bool {
    guard let other = other as? Self else { return false }
    return property == other.property && value == other.value
  }
}
