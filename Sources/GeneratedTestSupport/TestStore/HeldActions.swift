import GeneratedSupport

/// The actions that effects are about to send, and that wait until the test lets them through.
@MainActor
final class HeldActions<Action> {
  struct Entry {
    let number: Int
    let action: Action
  }

  private var lastNumber = 0
  private var entries: [Entry] = []
  /// The effects that wait, by the numbers of their actions. An effect can be cancelled on any
  /// thread.
  private nonisolated let waiting = Locked<[Int: CheckedContinuation<Void, Never>]>([:])
  /// Whether new actions wait.
  var isOpen = false

  /// Those that wait, in the order in which they arrived.
  var all: [Entry] { entries.filter { entry in waiting.withLock { $0[entry.number] != nil } } }

  /// Returns when the test lets the action through, or when its effect is cancelled.
  func hold(_ action: Action) async {
    if isOpen { return }
    lastNumber += 1
    let number = lastNumber
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        entries = all + [Entry(number: number, action: action)]
        waiting.withLock { $0[number] = continuation }
        // If the task was cancelled before this, its handler has found nothing.
        if Task.isCancelled { resume(number) }
      }
    } onCancel: {
      resume(number)
    }
  }

  func release(_ entry: Entry) { resume(entry.number) }

  /// Lets all actions through, also those that come later.
  func open() {
    isOpen = true
    for entry in all { release(entry) }
  }

  private nonisolated func resume(_ number: Int) {
    waiting.withLock { $0.removeValue(forKey: number) }?.resume()
  }
}
