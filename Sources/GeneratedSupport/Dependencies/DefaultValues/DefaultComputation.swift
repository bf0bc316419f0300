/// The making of one default value. The making of a value may need others, so the makings on a
/// thread form a chain.
///
/// A thread waits for a value that another thread is making, unless it is itself making one. Then
/// it makes its own, and the value that is ready first is the one that both use. So no two threads
/// ever wait for each other.
final class DefaultComputation: Sendable {
  let key: any TestDependencyKey.Type
  let context: DependencyContext
  let lookup: DependencyLookup
  /// The making that this is a part of. It may belong to another task, which waits while the thread
  /// runs this one.
  let parent: DefaultComputation?
  let table: DefaultValues
  private let reports = Locked<[DefaultDraft.Report]>([])

  init(
    _ key: any TestDependencyKey.Type, _ context: DependencyContext, in table: DefaultValues,
    _ lookup: DependencyLookup
  ) {
    self.key = key
    self.context = context
    self.table = table
    self.lookup = lookup
    parent = Self.current
  }

  /// The value that is made, and the table for it.
  struct Entry: Hashable {
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

  var entry: Entry { Entry(table, key, context) }

  /// The chain from the making of the same value up to the one that needs it again. Nil if there is
  /// none.
  var cycle: [DefaultComputation]? {
    let chain = sequence(first: self, next: \.parent).dropFirst().reversed()
    let start = chain.firstIndex { $0.entry == entry }
    return start.map { Array(chain[$0...]) }
  }
}

extension DefaultComputation {
  private struct State {
    /// The innermost making on each thread.
    var innermost: [Int: DefaultComputation] = [:]
    /// What is held while a value is made, for threads that wait for it.
    var gates: [Entry: Gate] = [:]
  }

  private final class Gate: Sendable {
    let isMaking = Locked(())
  }

  private static let state = Locked(State())

  /// The innermost making on this thread.
  static var current: DefaultComputation? {
    state.withLock { $0.innermost[CurrentProcess.thread] }
  }

  /// Calls the closure, when no other thread is making the value or this one must not wait.
  func run<Value: Sendable>(_ body: () -> Value) -> Value {
    if parent != nil { return runInnermost(body) }
    let gate = Self.state.withLock { state in
      let gate = state.gates[entry] ?? Gate()
      state.gates[entry] = gate
      return gate
    }
    defer { Self.state.withLock { _ = $0.gates.removeValue(forKey: entry) } }
    return gate.isMaking.withLock { _ in runInnermost(body) }
  }

  private func runInnermost<Value: Sendable>(_ body: () -> Value) -> Value {
    let thread = CurrentProcess.thread
    Self.state.withLock { $0.innermost[thread] = self }
    defer { Self.state.withLock { $0.innermost[thread] = parent } }
    return body()
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
