/// The making of one default value. The making of a value may need others, so these form a chain.
final class DefaultComputation: Sendable {
  /// The innermost one around the running task. A task that the making of a value starts inherits it.
  @TaskLocal static var current: DefaultComputation?

  /// How long a task waits for the value whose making started the task, until it takes this for a
  /// dead-lock.
  @TaskLocal static var patience = Duration.seconds(10)

  let key: any TestDependencyKey.Type
  let context: DependencyContext
  let lookup: DependencyLookup
  /// The computation that this is a part of, or that started the task that this is a part of.
  private let starter: DefaultComputation?
  /// The computation that this is a part of. It runs on the same thread, usually on the same task. But the
  /// making of a value may run a loop that runs other tasks.
  let parent: DefaultComputation?
  let thread = CurrentProcess.thread
  private let table: DefaultValues
  /// Held while the value is made: another thread that needs the value waits here. One thread holds the
  /// gates of its whole chain. ``DefaultComputations`` sees to it that two chains never wait for each
  /// other.
  private let gate = Locked(())
  private let reports = Locked<[DefaultDraft.Report]>([])

  init(
    _ key: any TestDependencyKey.Type, _ context: DependencyContext, in table: DefaultValues,
    _ lookup: DependencyLookup
  ) {
    self.key = key
    self.context = context
    self.table = table
    self.lookup = lookup
    starter = Self.current
    parent = DefaultComputations.innermost(on: thread)
  }

  /// The outermost one of the chain.
  var root: DefaultComputation { parent?.root ?? self }

  /// The value that is made, and the table for it.
  struct Place: Hashable {
    let table: ObjectIdentifier
    let key: ObjectIdentifier
    let context: DependencyContext

    init(
      _ table: DefaultValues, _ key: any TestDependencyKey.Type, _ context: DependencyContext
    ) {
      self.table = ObjectIdentifier(table)
      self.key = ObjectIdentifier(key)
      self.context = context
    }
  }

  var place: Place { Place(table, key, context) }

  /// From here outwards to `end`, which is a part of the chain, the outermost one first.
  func chain(from end: DefaultComputation) -> [DefaultComputation] {
    let chain = sequence(first: self, next: \.parent).reversed()
    return Array(chain.drop { $0 !== end })
  }
}

extension DefaultComputation {
  /// The result of asking for a value.
  enum Outcome<Value: Sendable>: Sendable {
    case value(Value)
    /// Another task was making it, and has now ended.
    case wasRunning(DefaultComputation)
    /// It is needed for making itself.
    case cycle([DefaultComputation])
  }

  /// Calls the closure, or waits if another task is already making the value.
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
    guard case .wasRunning(let other) = outcome else { return outcome }
    defer { DefaultComputations.endWaiting(self) }
    return wait(for: other).map { .cycle($0) } ?? outcome
  }

  /// Waits until the other computation has ended. Returns a cycle if that seems to take for ever.
  ///
  /// A task that the making of a value has started may need that value. Usually the task outlives the
  /// making, so it waits. But if the making blocks its thread until the task has ended, neither would
  /// ever end. The two cases look the same, so this one is decided by time. In an application, a slow
  /// start must not end the program, so there the wait goes on after the report.
  private func wait(for other: DefaultComputation) -> [DefaultComputation]? {
    let chain = starters(from: other)
    guard !chain.isEmpty else { return other.wait() }
    let end = ContinuousClock.now + Self.patience
    while DefaultComputations.isRunning(other) {
      if ContinuousClock.now < end {
        CurrentProcess.pause()
      } else if context == .test {
        return chain
      } else {
        reportIssue(DependencyReport.stalled(chain.map(\.key), lookup), at: lookup.site)
        return other.wait()
      }
    }
    return nil
  }

  private func wait() -> [DefaultComputation]? {
    gate.withLock { _ in nil }
  }

  /// The computations from `end`, if it has started this one. Empty otherwise.
  private func starters(from end: DefaultComputation) -> [DefaultComputation] {
    guard let starter else { return [] }
    let chain = sequence(first: starter, next: \.starter).reversed()
    return Array(chain.drop { $0 !== end })
  }
}

extension DefaultComputation {
  /// Reports that the value isn't the one that it should be. In an update closure, this waits until
  /// something else reads the value.
  func report(_ text: @escaping DefaultDraft.Report) {
    guard lookup.isOverriding else { return reportIssue(text(lookup), at: lookup.site) }
    reports.withLock { $0.append(text) }
    passOn([text])
  }

  /// The reports that are due when something other than an update closure reads the value.
  var deferredReports: [DefaultDraft.Report] { reports.withLock { $0 } }

  /// The value that needs this one has the same reports.
  func passOn(_ texts: [DefaultDraft.Report]) {
    guard let parent, parent.lookup.isOverriding else { return }
    let mine = texts.map { text -> DefaultDraft.Report in { [lookup] _ in text(lookup) } }
    parent.reports.withLock { $0 += mine }
    parent.passOn(mine)
  }
}
