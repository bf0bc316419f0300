import Foundation
import GeneratedTestSupport
import Synchronization
import Testing

@testable import GeneratedSupport

/// Says how often its value was made.
private enum Counted: TestDependencyKey {
  static let count = Atomic(0)
  static var testValue: Int { count.add(1, ordering: .relaxed).newValue }
}

/// Each test and case that asks for it must be the only one that does.
private final class Claim: TestDependencyKey, Sendable {
  private let claims = Atomic(0)
  static var testValue: Claim { Claim() }

  var count: Int { claims.add(1, ordering: .relaxed).newValue }
}

/// Two that wait for each other's threads.
private enum Slow: TestDependencyKey {
  static let hasBegun = DispatchSemaphore(value: 0)
  static let mayEnd = DispatchSemaphore(value: 0)
  static let count = Atomic(0)
  static var testValue: Int {
    hasBegun.signal()
    mayEnd.wait()
    return count.add(1, ordering: .relaxed).newValue
  }
}

private enum Quick: TestDependencyKey {
  static var testValue: Int { 1 }
}

private enum First: TestDependencyKey {
  static var testValue: Int { 1 + Dependency(Second.self).wrappedValue }
}

private enum Second: TestDependencyKey {
  static var testValue: Int { 10 + Dependency(Third.self).wrappedValue }
}

private enum Third: TestDependencyKey {
  static var testValue: Int { 100 + Dependency(First.self).wrappedValue }
}

private enum Itself<Value: Sendable>: TestDependencyKey {
  static var testValue: Value { Dependency(Itself<Value>.self).wrappedValue }
}

// reducergen: ignore
private struct CyclicClient: DependencyClient, Equatable {
  var isReal = true
  static var unimplementedValue: Self { Self(isReal: false) }
  static var testValue: Self { Dependency(CyclicClient.self).wrappedValue }
}

/// Two values that need each other, each begun before the other is asked for.
private enum Crossing {
  static let meeting = Meeting()

  enum Left: DependencyKey {
    static var liveValue: Int {
      meeting.arrive()
      return 1 + Dependency(Right.self).wrappedValue
    }
  }

  enum Right: DependencyKey {
    static var liveValue: Int {
      meeting.arrive()
      return 1 + Dependency(Left.self).wrappedValue
    }
  }
}

/// Two values that need a third, which both threads make at the same time.
private enum Halves {
  static let meeting = Meeting()
  static let count = Atomic(0)

  enum Left: DependencyKey {
    static var liveValue: Int { Dependency(Part.self).wrappedValue }
  }

  enum Right: DependencyKey {
    static var liveValue: Int { Dependency(Part.self).wrappedValue }
  }

  enum Part: DependencyKey {
    static var liveValue: Int {
      let number = count.add(1, ordering: .relaxed).newValue
      meeting.arrive()
      return number
    }
  }
}

/// Where two threads wait for each other. Later ones go on at once.
private final class Meeting: Sendable {
  private let condition = NSCondition()
  private let count = Atomic(0)

  func arrive() {
    condition.lock()
    count.add(1, ordering: .relaxed)
    condition.broadcast()
    while count.load(ordering: .relaxed) < 2 { condition.wait() }
    condition.unlock()
  }
}

/// Runs two functions on threads of their own, outside of tests. If they wait for each other for a
/// minute, the process ends: only one that a test has started for this may call it.
private func bothAtOnce(
  _ first: @escaping @Sendable () -> Void, and second: @escaping @Sendable () -> Void
) async {
  alarm(60)
  await withCheckedContinuation { continuation in
    let group = DispatchGroup()
    for work in [first, second] {
      group.enter()
      Thread.detachNewThread {
        TestProcess.$isIgnored.withValue(true) { work() }
        group.leave()
      }
    }
    group.notify(queue: .global()) { continuation.resume() }
  }
}

/// Starts a task that needs the value that is being made.
private struct Starter: TestDependencyKey {
  var task: Task<Int, Never>
  static let isWaiting = DispatchSemaphore(value: 0)
  static var testValue: Starter {
    let task = Task {
      isWaiting.signal()
      return Dependency(Starter.self).wrappedValue.number
    }
    isWaiting.wait()
    return Starter(task: task)
  }
  var number: Int { 42 }
}

/// Runs the jobs that wait for it, as a value does that runs a run loop while it is made.
private enum Reentrant: TestDependencyKey {
  static let executor = HeldExecutor()
  static var testValue: Int {
    executor.runJobs()
    return 1
  }
}

/// Keeps its jobs until it is told to run them, on the thread that tells it.
private final class HeldExecutor: TaskExecutor {
  private let jobs = Locked<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func runJobs() {
    let held = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in held { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

@Suite struct DefaultValueTests {
  @Test func aValueIsMadeOncePerTest() async {
    let first = Dependency(Counted.self).wrappedValue
    #expect(Dependency(Counted.self).wrappedValue == first)
    #expect(await Task { Dependency(Counted.self).wrappedValue }.value == first)
    #expect(
      withDependencies { _ in
      } operation: {
        Dependency(Counted.self).wrappedValue
      } == first)
  }

  @Test func anotherTestHasItsOwn() { #expect(Dependency(Claim.self).wrappedValue.count == 1) }

  @Test(arguments: [1, 1, 2]) func eachCaseHasItsOwn(number: Int) {
    #expect(Dependency(Claim.self).wrappedValue.count == 1)
  }

  private final class Object: Sendable {}

  @Test(arguments: [Object(), Object()])
  private func soHaveCasesWhoseArgumentsLookTheSame(object: Object) {
    #expect(Dependency(Claim.self).wrappedValue.count == 1)
  }

  @Test(arguments: [1, 2], ["a", "b"]) func soHaveCasesOfTwoArguments(number: Int, text: String) {
    #expect(Dependency(Claim.self).wrappedValue.count == 1)
  }

  private static let shared = withDependencies {
    $0.greeting = "Hi"
  } operation: {
    Holder()
  }

  private static let sharedAmongNewValues = withDependencies {
    $0 = DependencyValues()
    $0.greeting = "Hi"
  } operation: {
    Holder()
  }

  private struct Holder: Sendable {
    @Dependency(Claim.self) var claim
    @Dependency(\.greeting) var greeting
  }

  @Test(arguments: 1...3) func evenInAModelThatTestsShare(number: Int) {
    #expect(Self.shared.claim.count == 1)
    #expect(Self.shared.greeting == "Hi")
  }

  @Test(arguments: 1...3) func orInOneThatWasMadeAmongNewValues(number: Int) {
    #expect(Self.sharedAmongNewValues.claim.count == 1)
    #expect(Self.sharedAmongNewValues.greeting == "Hi")
  }

  /// Overrides something around all tests of a suite, as a trait of a project may.
  struct AroundSuite: SuiteTrait, TestScoping {
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
      testCase == nil ? self : nil
    }

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withDependencies {
        $0.greeting = "Hi"
      } operation: {
        try await function()
      }
    }
  }

  @Suite(AroundSuite()) struct InASuiteThatOverrides {
    @Test(arguments: 1...3) func eachCaseStillHasItsOwn(number: Int) {
      #expect(Dependency(Claim.self).wrappedValue.count == 1)
      #expect(Dependency(\.greeting).wrappedValue == "Hi")
    }
  }

  @Test func threadsThatNeedAValueAtOnceGetTheSame() async {
    let values = await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { Dependency(Counted.self).wrappedValue } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(values.count == 1)
  }

  /// On threads of their own: those of tasks are too few to block.
  @Test func onlyThoseWaitWhoNeedAValueThatIsBeingMade() async {
    async let first = onOwnThread { Dependency(Slow.self).wrappedValue }
    await onOwnThread { Slow.hasBegun.wait() }
    async let second = onOwnThread { Dependency(Slow.self).wrappedValue }
    let quick = await onOwnThread { Dependency(Quick.self).wrappedValue }
    Slow.mayEnd.signal()
    #expect(quick == 1)
    let values = await [first, second]
    #expect(values[0] == values[1])
  }

  @Test func aCycleIsReportedWithItsKeys() async {
    let line = #line + 2
    let reports = await reports {
      @Dependency(First.self) var first
      #expect(first == 111)
    }
    #expect(reports.count == 1)
    #expect(
      reports[0].contains(
        """
        These dependencies need each other when they are created:

          First → Second → Third → First

        """))
    #expect(
      reports[0].contains(
        """

        To fix this, don't read '@Dependency' while one of these dependencies is created. Read it inside the \
        closures of the dependency, when they are called.
        """))
    #expect(!reports[0].contains(":\(line)"))
  }

  @Test func whatClosesACycleGetsAnEmptyValue() async {
    let reports = await reports {
      #expect(Dependency(Itself<Int?>.self).wrappedValue == nil)
      #expect(Dependency(Itself<[Int]>.self).wrappedValue == [])
      #expect(Dependency(Itself<String>.self).wrappedValue == "")
      #expect(Dependency(Itself<Set<Int>>.self).wrappedValue == [])
      #expect(Dependency(Itself<[Int: Int]>.self).wrappedValue == [:])
      #expect(Dependency(Itself<Double>.self).wrappedValue == 0)
      #expect(Dependency(Itself<Bool>.self).wrappedValue == false)
      #expect(Dependency(CyclicClient.self).wrappedValue == .unimplementedValue)
    }
    #expect(reports.count == 8)
  }

  @Test func whereThereIsNoEmptyValueTheProgramEndsAndNamesTheCycle() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) {
        _ = Dependency(Itself<Level>.self).wrappedValue
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Itself → Itself"))
    #expect(text.contains("has no empty value, such as nil, 0 or []. So the program ends here."))
    #expect(!text.contains("got an empty value"))
  }

  /// As in an application, because these threads belong to no test.
  @Test func twoThreadsThatNeedTheValuesOfEachOtherReportTheCycleAndDoNotWait() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await bothAtOnce {
        _ = Dependency(Crossing.Left.self).wrappedValue
      } and: {
        _ = Dependency(Crossing.Right.self).wrappedValue
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let cycles = text.split(separator: "\n").filter { $0.contains(" → ") }
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
    // The second thread finds the first one's values if it is slow.
    #expect([1, 2].contains(cycles.count))
    let both = [
      "Crossing.Left → Crossing.Right → Crossing.Left",
      "Crossing.Right → Crossing.Left → Crossing.Right",
    ]
    #expect(cycles.allSatisfy { both.contains(String($0)) })
  }

  @Test func aThreadThatMakesAValueDoesNotWaitForAnotherAndBothUseTheFirst() async throws {
    await #expect(processExitsWith: .success) {
      let parts = Locked<[Int]>([])
      await bothAtOnce {
        let value = Dependency(Halves.Left.self).wrappedValue
        parts.withLock { $0.append(value) }
      } and: {
        let value = Dependency(Halves.Right.self).wrappedValue
        parts.withLock { $0.append(value) }
      }
      let values = parts.withLock { $0 }
      precondition(values.count == 2 && values[0] == values[1])
      precondition(Halves.count.load(ordering: .relaxed) == 2)
    }
  }

  @Test func aTaskThatTheSameThreadRunsMeanwhileIsACycle() async {
    let reports = await reports {
      let task = Task(executorPreference: Reentrant.executor) {
        Dependency(Reentrant.self).wrappedValue
      }
      #expect(Dependency(Reentrant.self).wrappedValue == 1)
      #expect(await task.value == 0)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("\n  Reentrant → Reentrant\n") == true)
  }

  @Test func aTaskThatAValueStartsWaitsForIt() async {
    let starter = await onOwnThread { Dependency(Starter.self).wrappedValue }
    #expect(await starter.task.value == 42)
  }
}
