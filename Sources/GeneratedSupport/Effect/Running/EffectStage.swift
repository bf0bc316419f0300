/// Effects that are waited for together: those of an action, or those of a stage of a sequence.
@MainActor
final class EffectStage {
  let activity: EffectActivity
  /// How many of them are running.
  private(set) var count = 0
  /// Called when the last one has ended.
  var whenEmpty: (() -> Void)?

  init(_ activity: EffectActivity) {
    self.activity = activity
  }

  func begin(_ effect: RunningEffect) {
    count += 1
    activity.begin(effect)
  }

  /// Calls `whenEmpty` first, so that the next stage begins before the activity can end.
  func end(_ effect: RunningEffect) {
    count -= 1
    if count == 0 { whenEmpty?() }
    activity.end(effect)
  }
}
