/// A place inside an enum that can be kept and passed on: how to make the enum from a payload, and
/// how to get the payload back.
///
/// It is the fastest way to use one place often: a case key path is applied once, here, and not for
/// every value.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  private let link: CaseLink<Root, Value>

  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    link = FunctionLink(embed: embed, extract: extract)
  }

  /// The same from a function that may not cross isolation domains, such as an enum's own
  /// constructor where the payload is not `Sendable`: it must not use anything that may not.
  public static func _$embed(
    _ embed: @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) -> Self {
    let embed = UncheckedFunction(call: embed)
    return Self(embed: { embed.call($0) }, extract: extract)
  }

  public func embed(_ value: Value) -> Root { link.embed(value) }

  public func extract(from root: Root) -> Value? { link.extract(from: root) }
}

extension AnyCasePath where Root: CasePathable {
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
  /// The way that leads on from the payload.
  public subscript<Next>(dynamicMember path: CaseKeyPath<Value, Next>) -> AnyCasePath<Root, Next> {
    let next = Value._caseAccess().start[keyPath: path]
    return AnyCasePath<Root, Next>(
      embed: { embed(next._embed($0)) },
      extract: { extract(from: $0).flatMap { next._extract(from: $0) } })
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}

/// A function that its maker says may be called from anywhere.
private struct UncheckedFunction<Input, Output>: @unchecked Sendable {
  let call: (Input) -> Output
}
