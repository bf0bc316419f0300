/// The effect in which code is running: the store's registry, the activity and the scope.
package struct EffectContext: Sendable {
  let registry: EffectRegistry
  let activity: EffectActivity
  let scope: EffectScope
  /// Where the tasks of the effects run. Nil stands for the system's threads.
  let scheduler: (any TaskScheduler)?
  /// Dismisses the presented feature that the effect belongs to. Nil if no feature was presented.
  package let dismiss: (@MainActor @Sendable () -> Void)?

  /// The context is stored like a dependency, so that a task has both the dependencies and the
  /// context or neither.
  private enum Key: TestDependencyKey {
    static let testValue: EffectContext? = nil
  }

  package static var current: EffectContext? {
    DependencyFrame.inForce?.override(of: Key.self)?.value
  }

  func added(to frame: DependencyFrame?) -> DependencyFrame {
    .overriding(Key.self, with: self, in: frame)
  }
}
