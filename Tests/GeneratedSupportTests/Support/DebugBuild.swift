import Testing

extension Trait where Self == ConditionTrait {
  /// The test needs what release builds leave out: the changes of the state in print, or the call
  /// sites of calls that the optimiser has inlined.
  static var inDebugBuilds: Self { .enabled(if: isDebugBuild) }
}

private var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
