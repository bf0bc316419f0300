extension KeyPath where Root: _CaseProperties {
  /// The case that this key path names, holding that value: `path(1)` is `Route.settings(1)`.
  public func callAsFunction<Payload>(_ value: Payload) -> Root._Enum
  where Value == Case<Payload> {
    Root()[keyPath: self]._embed(value, in: Root._Enum.self)
  }

  /// The case that this key path names, which holds nothing.
  public func callAsFunction() -> Root._Enum where Value == Case<Void> {
    Root()[keyPath: self]._embed((), in: Root._Enum.self)
  }
}

extension PartialKeyPath where Root: _CaseProperties {
  /// The case that this key path names, holding that value; nil if it cannot hold it.
  @_disfavoredOverload
  public func callAsFunction(_ value: Any) -> Root._Enum? {
    (Root()[keyPath: self] as? any AnyCase)?.embedAny(value, in: Root._Enum.self)
  }
}
