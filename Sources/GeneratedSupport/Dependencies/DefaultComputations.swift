/// The values that are being made right now in all tables and threads, and the chains that wait for them.
enum DefaultComputations {
  enum Beginning {
    case begun
    case isRunning(DefaultComputation)
    case wouldWaitForItself([DefaultComputation])
  }

  private struct State {
    var running: [DefaultComputation.Place: DefaultComputation] = [:]
    /// The innermost computation of each thread's chain.
    var innermost: [Int: DefaultComputation] = [:]
    /// For the outermost computation of a chain: the innermost one, and the computation it waits for.
    var waiting: [ObjectIdentifier: (leaf: DefaultComputation, awaited: DefaultComputation)] = [:]

    /// The computations that would wait for each other if `leaf` waited for `needed`. Nil if it can wait.
    func cycle(
      from leaf: DefaultComputation, needing needed: DefaultComputation
    ) -> [DefaultComputation]? {
      var needed = needed
      var path: [DefaultComputation] = []
      while needed.root !== leaf.root {
        // The wait for one that has ended is over, even if the waiting thread hasn't noticed yet.
        guard let next = waiting[ObjectIdentifier(needed.root)],
          running[next.awaited.place] === next.awaited
        else { return nil }
        path += next.leaf.chain(from: needed)
        needed = next.awaited
      }
      return leaf.chain(from: needed) + path
    }
  }

  private static let state = Locked(State())

  static func begin(_ computation: DefaultComputation) -> Beginning {
    state.withLock { state in
      guard let running = state.running[computation.place] else {
        state.running[computation.place] = computation
        state.innermost[computation.thread] = computation
        return .begun
      }
      guard let leaf = computation.parent else { return .isRunning(running) }
      if let cycle = state.cycle(from: leaf, needing: running) {
        return .wouldWaitForItself(cycle)
      }
      state.waiting[ObjectIdentifier(leaf.root)] = (leaf, running)
      return .isRunning(running)
    }
  }

  static func isRunning(_ computation: DefaultComputation) -> Bool {
    state.withLock { $0.running[computation.place] === computation }
  }

  static func end(_ computation: DefaultComputation) {
    state.withLock { state in
      state.running[computation.place] = nil
      state.innermost[computation.thread] = computation.parent
    }
  }

  static func innermost(on thread: Int) -> DefaultComputation? {
    state.withLock { $0.innermost[thread] }
  }

  static func endWaiting(_ computation: DefaultComputation) {
    guard let leaf = computation.parent else { return }
    state.withLock { _ = $0.waiting.removeValue(forKey: ObjectIdentifier(leaf.root)) }
  }
}
