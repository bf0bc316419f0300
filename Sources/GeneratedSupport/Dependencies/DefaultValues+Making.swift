extension DefaultValues {
  private func value<Key: TestDependencyKey>(
    of key: Key.Type, _ context: DependencyContext
  ) -> Key.Value? {
    node(of: ObjectIdentifier(key), context).map {
      unsafeDowncast($0, to: DefaultValue<Key>.self).value
    }
  }

  /// The value of a key that isn't in the table yet. It is made once, without a lock that any other key
  /// has to wait for; tasks that need this key meanwhile wait for it.
  func made<Key: TestDependencyKey>(
    _ key: Key.Type, _ context: DependencyContext, _ lookup: DependencyLookup
  ) -> Key.Value {
    while true {
      let computation = DefaultComputation(key, context, in: self, lookup)
      let result = computation.run {
        if let value = value(of: key, context) { return value }
        let value = Self.make(key, computation)
        if !computation.isProvisional { add(value, for: key, context) }
        return value
      }
      switch result {
      case .value(let value): return value
      case .wasRunning: if let value = value(of: key, context) { return value }
      case .cycle(let cycle): return Self.standIn(for: key, in: cycle, lookup)
      }
    }
  }

  private static func make<Key: TestDependencyKey>(
    _ key: Key.Type, _ computation: DefaultComputation
  ) -> Key.Value {
    switch computation.context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live:
      if let live = key as? any DependencyKey.Type { return live.liveValue as! Key.Value }
      computation.report(DependencyReport.noLiveValue(key, computation.lookup))
      return key.testValue
    }
  }

  /// What the look-up that closes a cycle gets. There can be no real value, so it is one that is made
  /// from nothing; for a type without such a value nothing is left but to stop.
  private static func standIn<Key: TestDependencyKey>(
    for key: Key.Type, in cycle: [DefaultComputation], _ lookup: DependencyLookup
  ) -> Key.Value {
    let value = emptyValue(key)
    let report = DependencyReport.cycle(cycle.map(\.key), lookup, hasEmptyValue: value != nil)
    reportIssue(report, at: lookup.site)
    guard let value else { fatalError(report) }
    return value
  }

  private static func emptyValue<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    let value: Any? =
      switch Key.Value.self {
      case let type as any DependencyClient.Type: type.unimplementedValue
      case let type as any ExpressibleByNilLiteral.Type: empty(type)
      case let type as any RangeReplaceableCollection.Type: type.init()
      case let type as any SetAlgebra.Type: type.init()
      case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
      case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
      case let type as any ExpressibleByBooleanLiteral.Type: no(type)
      default: nil
      }
    return value.map { $0 as! Key.Value }
  }

  private static func empty<T: ExpressibleByNilLiteral>(_: T.Type) -> T { nil }
  private static func empty<T: ExpressibleByDictionaryLiteral>(_: T.Type) -> T { [:] }
  private static func zero<T: ExpressibleByIntegerLiteral>(_: T.Type) -> T { 0 }
  private static func no<T: ExpressibleByBooleanLiteral>(_: T.Type) -> T { false }
}
