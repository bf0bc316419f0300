import Foundation
import GeneratedSupport

/// Runs a function that blocks its thread. The threads of tasks are too few for that: while one
/// waits for another, every test may have to wait for both.
func onOwnThread<Value: Sendable>(_ function: @escaping @Sendable () -> Value) async -> Value {
  await withEscapedDependencies { dependencies in
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let value = dependencies.yield { function() }
        continuation.resume(returning: value)
      }
    }
  }
}
