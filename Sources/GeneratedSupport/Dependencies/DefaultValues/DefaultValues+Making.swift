extension DefaultValues {
  private func value<Key: TestDependencyKey>(
    of key: Key.Type, _ context: DependencyContext
  ) -> Key.Value? {
    node(of: ObjectIdentifier(key), context).map {
      unsafeDowncast($0, to: DefaultValue<Key>.self).value
    }
  }

  /// Makes the value of a key that isn't in the table yet. Threads that need the same key meanwhile
  /// wait for it. Other keys don't.
  func made<Key: TestDependencyKey>(
    _ key: Key.Type, _ context: DependencyContext, _ lookup: DependencyLookup
  ) -> Key.Value {
    let computation = DefaultComputation(key, context, in: self, lookup)
    if let cycle = computation.cycle { return Self.standIn(for: key, in: cycle, lookup) }
    return computation.run { value(of: key, context) ?? value(of: key, by: computation) }
  }

  /// Takes or makes a draft. It remains one while only update closures read it and a report is due,
  /// or while it may still be prepared.
  private func value<Key: TestDependencyKey>(
    of key: Key.Type, by computation: DefaultComputation
  ) -> Key.Value {
    let (entry, lookup) = (computation.entry, computation.lookup)
    let known = drafts.withLock { $0.removeValue(forKey: entry) }
    let value = known.map { $0.value as! Key.Value } ?? Self.make(key, computation)
    let reports = known?.reports ?? computation.deferredReports
    if lookup.isOverriding && !reports.isEmpty || lookup.purpose == .preparing {
      if known != nil { computation.passOn(reports) }
      drafts.withLock { $0[entry] = DefaultDraft(value: value, reports: reports) }
      return value
    }
    // Another thread may have been faster.
    add(value, for: key, computation.context)
    for report in reports { reportIssue(report(lookup), at: lookup.site) }
    return self.value(of: key, computation.context) ?? value
  }

  func discardDraft<Key: TestDependencyKey>(of key: Key.Type, _ context: DependencyContext) {
    let entry = DefaultComputation.Entry(self, key, context)
    // The value is released after the lock.
    _ = drafts.withLock { $0.removeValue(forKey: entry) }
  }

  private static func make<Key: TestDependencyKey>(
    _ key: Key.Type, _ computation: DefaultComputation
  ) -> Key.Value {
    switch computation.context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live:
      // NB: Without `<Key.Value>`, a cast of the value would be needed. In release builds, Swift
      // 6.3.1 casts to `Key`.
      if let live = key as? any DependencyKey<Key.Value>.Type { return live.liveValue }
      computation.report { DependencyReport.noLiveValue(key, $0) }
      return key.testValue
    }
  }

  /// The value for the look-up that closes a cycle. There is no real one, so this is an empty
  /// value. If the type has none, the program ends.
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
