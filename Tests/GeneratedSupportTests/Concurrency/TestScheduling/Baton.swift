/// A place on the main actor where a task waits without leaving it, which no executor sees.
@MainActor final class Baton {
  private var isPassed = false
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async {
    await withCheckedContinuation { continuation in
      if isPassed { continuation.resume() } else { waiting = continuation }
    }
  }

  func pass() {
    isPassed = true
    waiting?.resume()
    waiting = nil
  }
}
