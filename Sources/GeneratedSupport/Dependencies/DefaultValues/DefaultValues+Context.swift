/// The context is a default value, too. It has one place in the table, whatever context is in
/// force.
extension DefaultValues {
  private static let contextOfContext = DependencyContext.live

  private var contextNode: DefaultValue<DependencyContextKey>? {
    node(of: ObjectIdentifier(DependencyContextKey.self), Self.contextOfContext).map {
      unsafeDowncast($0, to: DefaultValue<DependencyContextKey>.self)
    }
  }

  /// The context that `prepareDependencies` has set.
  var preparedContext: DependencyContext? {
    contextNode.flatMap { $0.preparation == nil ? nil : $0.value }
  }

  /// The context where none is overridden. After this, it is too late to prepare another one.
  func readContext() -> DependencyContext {
    guard let node = contextNode else {
      add(.inferred, for: DependencyContextKey.self, Self.contextOfContext)
      return readContext()
    }
    return node.preparation == nil ? .inferred : node.value
  }

  /// Sets the context, unless it has been read or prepared. Returns whether it did.
  ///
  /// Values that were prepared for the old context are prepared for the new one as well, so the
  /// order of the assignments doesn't matter.
  func prepare(_ context: DependencyContext, _ preparation: Preparation) -> Bool {
    let old = preparedContext ?? .inferred
    let isPrepared = add(
      context, for: DependencyContextKey.self, Self.contextOfContext, preparation: preparation,
      canReplace: old == .preview)
    guard isPrepared else { return false }
    let key = ObjectIdentifier(DependencyContextKey.self)
    for node in nodes where node.preparation != nil && node.context == old && node.key != key {
      node.copy(to: context, in: self)
    }
    return true
  }
}
