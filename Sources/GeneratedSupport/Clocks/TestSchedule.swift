/// A time that is set by hand, and the events that are to happen at instants of that time.
package final class TestSchedule<Instant: InstantProtocol>: Sendable {
  /// Something that happens at an instant: a sleep ends, or a function is called.
  struct Event: Sendable {
    enum Kind {
      case wake(CheckedContinuation<Void, any Error>)
      case call(@Sendable () -> Void)
    }

    let kind: Kind
    /// The executor that was current for the task that scheduled the event: that of a store, for
    /// its effects.
    let executor = SerialTaskExecutor.current
    /// Where it was scheduled, and when in real time.
    let place: CallerPlace?
    let start = ContinuousClock.now

    init(_ kind: Kind, at place: CallerPlace?) {
      self.kind = kind
      self.place = place
    }
  }

  fileprivate struct State {
    var now: Instant
    var events = DeadlineQueue<Instant, Event>()
    var placesLeft = SleepWatch.placeLimit
    /// How many calls advance the clock now, and when the last one ended.
    var advances = 0
    var lastAdvance: ContinuousClock.Instant?
    var watch: Task<Void, Never>?
    /// The test in which the watch reports.
    var watchedRun: TestRun?
    /// Older events were reported, or belong to a test that has ended.
    var watchStart: ContinuousClock.Instant?

    var watched: [(deadline: Instant, element: Event)] {
      events.all.filter { _, event in watchStart.map { event.start >= $0 } ?? true }
    }
  }

  private let state: Locked<State>
  /// Where the clock was made.
  let site: CallSite

  init(now: Instant, site: CallSite) {
    _ = GlobalJobs.isHookInstalled
    state = Locked(State(now: now))
    self.site = site
  }

  deinit { state.withLock { $0.watch }?.cancel() }

  var now: Instant { state.withLock(\.now) }

  /// Whether the test is advancing the time at this moment.
  private var isAdvancing: Bool { state.withLock { $0.advances > 0 } }

  var firstDeadline: Instant? { state.withLock { $0.events.first(until: nil)?.deadline } }

  /// The events that are still to happen, if there are any.
  var suspension: SuspensionError? {
    state.withLock { state in
      SuspensionError(now: state.now, state.events.all.map { ($0, $1.place) })
    }
  }
}

extension TestSchedule {
  func sleep(until deadline: Instant) async throws {
    let number = makeNumber()
    let place = takesPlace() ? CallerPlace.current : nil
    let sleeps = SleepCount.current
    let sleep = sleeps?.begin { [weak self] in self?.isAdvancing ?? false }
    defer { if let sleep { sleeps?.end(sleep) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let event = Event(.wake(continuation), at: place)
        if let result = add(event, at: deadline, number: number) {
          continuation.resume(with: result)
        } else {
          startWatch(for: event)
        }
      }
    } onCancel: {
      if case .wake(let continuation) = remove(number)?.kind {
        continuation.resume(throwing: CancellationError())
      }
    }
  }

  /// Calls the function at this instant; now, if that has passed.
  func call(at deadline: Instant, number: UInt64, _ function: @escaping @Sendable () -> Void) {
    let event = Event(.call(function), at: takesPlace() ? CallerPlace.current : nil)
    if add(event, at: deadline, number: number) != nil { return function() }
    startWatch(for: event)
  }

  func makeNumber() -> UInt64 {
    state.withLock { $0.events.makeNumber() }
  }

  @discardableResult
  func remove(_ number: UInt64) -> Event? {
    state.withLock { $0.events.remove(number) }
  }

  /// Adds the event, or says why it must not be waited for.
  ///
  /// Whether the task is cancelled is asked under the lock. If it is cancelled later than that, its
  /// handler finds the event.
  @_specialize(where Instant == TestClock<Duration>.Instant)
  private func add(
    _ event: Event, at deadline: Instant, number: UInt64
  ) -> Result<Void, any Error>? {
    event.executor?.clocks.add(self)
    return state.withLock { state in
      if case .wake = event.kind, Task.isCancelled { return .failure(CancellationError()) }
      if deadline < state.now { return .success(()) }
      state.events.insert(event, at: deadline, number: number)
      return nil
    }
  }
}

extension TestSchedule {
  /// Moves the time to the next event up to the deadline and takes it, or moves it to the deadline.
  ///
  /// Specialised for seconds, as `add` is: 1,000 sleepers take a quarter less.
  @_specialize(where Instant == TestClock<Duration>.Instant)
  func nextEvent(until deadline: Instant?) -> Event? {
    let order = JobOrders.current
    return state.withLock { state in
      let first =
        order.flatMap { state.takeFirst(until: deadline, in: $0) }
        ?? state.events.popFirst(until: deadline)
      if let instant = first?.deadline ?? deadline { state.now = max(state.now, instant) }
      return first?.element
    }
  }

  nonisolated(nonsending) func advance(to deadline: Instant) async {
    beginAdvance()
    defer { endAdvance() }
    await settle()
    while let event = nextEvent(until: deadline) { await happen(event) }
  }

  /// Does it, and waits until all work that it led to is suspended. In a chosen order, the next event
  /// of the same instant may happen before that.
  private nonisolated(nonsending) func happen(_ event: Event) async {
    event.begin()
    if let order = JobOrders.current, state.withLock({ $0.isNextAtOnce(in: order) }) { return }
    await event.settle()
  }

  /// Lets everything happen that is due until the deadline, without waiting for the work that it
  /// leads to.
  func advanceAtOnce(to deadline: Instant) {
    beginAdvance()
    defer { endAdvance() }
    while let event = nextEvent(until: deadline) { event.begin() }
  }

  /// Lets everything happen. Returns the events that are left when that has no end.
  nonisolated(nonsending) func run(timeout: Duration) async -> SuspensionError? {
    await settle()
    let start = ContinuousClock.now
    var count = 0
    while let event = nextEvent(until: nil) {
      await happen(event)
      count += 1
      if count >= 100, start.duration(to: .now) >= timeout, let suspension { return suspension }
    }
    return nil
  }

  nonisolated(nonsending) func settle() async {
    await SerialTaskExecutor.settle()
  }
}

extension TestSchedule: TestTime where Instant.Duration == Duration {
  package var nextDelay: Duration? { firstDeadline.map { now.duration(to: $0) } }

  package nonisolated(nonsending) func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }
}

extension TestSchedule.Event {
  fileprivate var name: String {
    if case .wake = kind { "sleep" } else { "scheduled action" }
  }

  func begin() {
    switch kind {
    case .wake(let continuation): continuation.resume()
    case .call(let function): function()
    }
  }

  /// Waits until all work that it led to is suspended, as far as an executor knows.
  nonisolated(nonsending) func settle() async {
    await executor?.settle()
    let current = SerialTaskExecutor.current
    if executor == nil || current !== executor { await SerialTaskExecutor.settle() }
  }
}

extension TestSchedule {
  /// A test that waits in such a call advances its clock, however long that takes on a busy
  /// machine.
  func beginAdvance() {
    state.withLock { $0.advances += 1 }
  }

  func endAdvance() {
    state.withLock { state in
      state.advances -= 1
      state.lastAdvance = .now
    }
  }

  private func takesPlace() -> Bool {
    state.withLock { state in
      guard TestProcess.isRunning, state.placesLeft > 0 else { return false }
      state.placesLeft -= 1
      return true
    }
  }

  /// Makes sure that an event is reported if the clock is never advanced. The task inherits the
  /// running test. A clock that several tests share is watched in each.
  private func startWatch(for event: Event) {
    guard TestProcess.isRunning else { return }
    let watch = SleepWatch.current
    let run = TestRun.current
    state.withLock { state in
      if state.watch != nil {
        guard state.watchedRun?.hasEnded == true else { return }
        state.watchStart = event.start
      }
      state.watchedRun = run
      state.watch = Task { [weak self] in
        var start: ContinuousClock.Instant
        repeat {
          start = await watch.wait()
          if run?.hasEnded == true { return }
        } while self?.reportOverdue(since: start, to: watch) == true
      }
    }
  }

  /// Waits until the clock is no longer watched: its events have happened or were reported.
  package func watchHasEnded() async {
    await state.withLock { $0.watch }?.value
  }

  /// Reports an event that has waited since the start, while nobody advanced the clock. Returns
  /// whether the watch goes on.
  private func reportOverdue(since start: ContinuousClock.Instant, to watch: SleepWatch) -> Bool {
    if let (name, delay, place) = takeOverdue(since: start) {
      let report = watch.report(name, delay, place: place)
      IssueReport(report, severity: .warning, site: site).deliver()
      watch.hasReported()
    }
    return state.withLock { state in
      if !state.watched.isEmpty, !Task.isCancelled { return true }
      state.watch = nil
      return false
    }
  }

  private func takeOverdue(
    since start: ContinuousClock.Instant
  ) -> (name: String, delay: Instant.Duration, place: CallerPlace?)? {
    state.withLock { state in
      let overdue = state.watched.first { _, event in
        state.advances == 0 && max(event.start, state.lastAdvance ?? event.start) <= start
      }
      guard let (instant, event) = overdue else { return nil }
      state.watchStart = .now
      return (event.name, state.now.duration(to: instant), event.place)
    }
  }
}

extension TestSchedule.State {
  /// Chooses between the work of an event and another event of this instant.
  fileprivate func isNextAtOnce(in order: any JobOrder) -> Bool {
    guard let (_, numbers) = events.first(until: now), let next = numbers.first else {
      return false
    }
    // Numbers that no task and no event has, because both may have a place in the order already.
    return order.next(of: [next | 1 << 62, next | 1 << 63]) == 1
  }

  /// Takes one of several events with the first deadline. Nil if there are not several.
  fileprivate mutating func takeFirst(
    until deadline: Instant?, in order: any JobOrder
  ) -> (deadline: Instant, element: TestSchedule.Event)? {
    guard let (first, numbers) = events.first(until: deadline), numbers.count > 1,
      let event = events.remove(numbers[order.next(of: numbers)])
    else { return nil }
    return (first, event)
  }
}
