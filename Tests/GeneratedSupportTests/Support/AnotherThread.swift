import Foundation

/// Goes on when a thread says so.
func anotherThread() async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume() }
  }
}
