/// The making of one default value. The making of a value may need others, so these form a chain.
final class DefaultComputation: Sendable {
  /// The innermost one of the running task. A task that is started by one has it, too, but isn't a part
  /// of it: see ``isOfThisTask``.
  @TaskLocal static var current: DefaultComputation?

  let key: any TestDependencyKey.Type
  let context: DependencyContext
  let lookup: DependencyLookup
  let parent: DefaultComputation?
  private let table: DefaultValues
  private let task = DefaultComputation.thisTask
  /// Held while the value is made: whoever needs it meanwhile waits here, with its thread. Of one
  /// chain, that is of one task, all gates are held; that two chains never wait for each other is seen
  /// to in ``DefaultComputations``. A task that the making of a value starts is a chain of its own, as
  /// it may well outlive that. So it waits for the value; and if the making blocks its thread until that
  /// task has ended, both wait for ever: nothing tells the one case from the other.
  private let gate = Locked(())
  private let wasSilenced = Locked(false)

  init(
    _ key: any TestDependencyKey.Type, _ context: DependencyContext, in table: DefaultValues,
    _ lookup: DependencyLookup
  ) {
    self.key = key
    self.context = context
    self.table = table
    self.lookup = lookup
    parent = Self.current.flatMap { $0.isOfThisTask ? $0 : nil }
  }

  private var isOfThisTask: Bool { task == Self.thisTask }

  private static var thisTask: Int {
    withUnsafeCurrentTask { unsafe $0?.hashValue ?? 0 }
  }

  /// The outermost one of the chain.
  var root: DefaultComputation { parent?.root ?? self }

  /// What is made, and where it is kept.
  struct Place: Hashable {
    let table: ObjectIdentifier
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  var place: Place {
    Place(table: ObjectIdentifier(table), key: ObjectIdentifier(key), context: context)
  }

  /// From here outwards to `end`, which is a part of the chain, the outermost one first.
  func chain(from end: DefaultComputation) -> [DefaultComputation] {
    let chain = sequence(first: self, next: \.parent).reversed()
    return Array(chain.drop { $0 !== end })
  }
}

extension DefaultComputation {
  /// What happened when a value was asked for.
  enum Outcome<Value: Sendable>: Sendable {
    case value(Value)
    /// Another task was making it, and has now ended.
    case wasRunning(DefaultComputation)
    /// It is needed for making itself.
    case cycle([DefaultComputation])
  }

  /// Calls the closure, unless the value is being made: then waits for that.
  func run<Value>(_ body: () -> Value) -> Outcome<Value> {
    let outcome: Outcome<Value> = gate.withLock { _ in
      switch DefaultComputations.begin(self) {
      case .isRunning(let other): return .wasRunning(other)
      case .wouldWaitForItself(let cycle): return .cycle(cycle)
      case .begun:
        defer { DefaultComputations.end(self) }
        return .value(Self.$current.withValue(self) { body() })
      }
    }
    if case .wasRunning(let other) = outcome {
      other.gate.withLock { _ in }
      DefaultComputations.endWaiting(self)
    }
    return outcome
  }

  /// Reports that the value isn't the one that it should be; unless it is only read to be overridden.
  /// Then that is an issue when it is read the next time.
  func report(_ message: @autoclosure () -> String) {
    if lookup.isOverriding { return wasSilenced.withLock { $0 = true } }
    reportIssue(message(), at: lookup.site)
  }

  /// Whether the value must be made again when it is used.
  var isProvisional: Bool { lookup.purpose == .preparing || wasSilenced.withLock { $0 } }
}

/// The values that are being made right now, in all tables and tasks, and who waits for which.
enum DefaultComputations {
  enum Beginning {
    case begun
    case isRunning(DefaultComputation)
    case wouldWaitForItself([DefaultComputation])
  }

  private struct State {
    var running: [DefaultComputation.Place: DefaultComputation] = [:]
    /// For the outermost computation of a chain, what its innermost one waits for.
    var waiting: [ObjectIdentifier: (leaf: DefaultComputation, awaited: DefaultComputation)] = [:]

    /// The computations that need each other if `leaf` waits for `needed`. Nil if it can.
    func cycle(
      from leaf: DefaultComputation, needing needed: DefaultComputation
    ) -> [DefaultComputation]? {
      var needed = needed
      var path: [DefaultComputation] = []
      while needed.root !== leaf.root {
        // One that has ended isn't waited for, even if the waiting task hasn't noticed yet.
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

  static func end(_ computation: DefaultComputation) {
    state.withLock { _ = $0.running.removeValue(forKey: computation.place) }
  }

  static func endWaiting(_ computation: DefaultComputation) {
    guard let leaf = computation.parent else { return }
    state.withLock { _ = $0.waiting.removeValue(forKey: ObjectIdentifier(leaf.root)) }
  }
}
