#if !Apple
  /// The overrides of the environment of a view, for an `@Dependency` of that view. There are no
  /// views here.
  @usableFromInline
  struct ViewDependencies: Sendable {
    @inlinable
    init() {}

    @inlinable var frame: DependencyFrame? { nil }
  }
#endif
