/// A way to put a value into a root and to get it out again.
///
/// Case key paths do this for generated cases; this is for everything else that can be seen as a
/// case, and for handing both functions around as one value.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  private let embedding: @Sendable (Value) -> Root
  private let extraction: @Sendable (Root) -> Value?

  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    embedding = embed
    extraction = extract
  }

  /// The case path of a case key path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) where Root: CasePathable {
    let element = Root.AllCasePaths()[keyPath: keyPath]
    self.init(
      embed: { element._embed($0, in: Root.self) }, extract: { element._extract(from: $0) })
  }

  /// The case path from a value to itself.
  public init() where Root == Value {
    self.init(embed: { $0 }, extract: { $0 })
  }

  /// The root that holds this value.
  public func embed(_ value: Value) -> Root { embedding(value) }

  /// What the root holds, if it is this case.
  public func extract(from root: Root) -> Value? { extraction(root) }

  /// The case path to a case of the enum that this case holds.
  public subscript<Member>(
    dynamicMember keyPath: CaseKeyPath<Value, Member>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    let member = AnyCasePath<Value, Member>(keyPath)
    return AnyCasePath<Root, Member>(
      embed: { embed(member.embed($0)) },
      extract: { extract(from: $0).flatMap(member.extract) })
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}
