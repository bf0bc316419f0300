/// A place inside an enum that can be stored and passed on: it makes the enum from a payload, and
/// gets the payload back.
///
/// It is the fastest way to use one place often. A case key path is applied once, when this value
/// is made, and not for every use.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  private let link: CaseLink<Root, Value>

  private init(link: CaseLink<Root, Value>) { self.link = link }

  @preconcurrency
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    link = FunctionLink(embed: embed, extract: extract)
  }

  /// The same from a function that is not `@Sendable`, such as a case whose payload is not
  /// `Sendable`. The function must be safe to call from any isolation domain.
  public static func _$embed(
    _ embed: @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) -> Self {
    Self(link: FunctionLink(embed: embed, extract: extract))
  }

  public func embed(_ value: Value) -> Root { link.embed(value) }

  public func extract(from root: Root) -> Value? { link.extract(from: root) }
}

// The case paths of 'Root' are generated. If there are none, add the plugin to its target:
// plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]
extension AnyCasePath where Root: CasePathable {  // generated: add ReducerGenPlugin to the target
  public init(_ path: CaseKeyPath<Root, Value>) {
    link = Root._caseAccess().start[keyPath: path]._asLink
  }
}

extension AnyCasePath where Root == Value {
  /// The whole value.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath where Value: CasePathable {
  /// The path that leads on from the payload.
  public subscript<Next>(dynamicMember path: CaseKeyPath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(link: JoinedLink(link, Value._caseAccess().start[keyPath: path]))
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}
