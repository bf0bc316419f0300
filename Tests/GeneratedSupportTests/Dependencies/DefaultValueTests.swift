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
  static let left = DispatchSemaphore(value: 0)
  static let right = DispatchSemaphore(value: 0)

  enum Left: DependencyKey {
    static var liveValue: Int {
      right.signal()
      left.wait()
      return 1 + Dependency(Right.self).wrappedValue
    }
  }

  enum Right: DependencyKey {
    static var liveValue: Int {
      left.signal()
      right.wait()
      return 1 + Dependency(Left.self).wrappedValue
    }
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

/// Waits for a task that needs the value that is being made.
private enum Blocker<Value: Sendable>: TestDependencyKey {
  static var testValue: Int {
    let isDone = DispatchSemaphore(value: 0)
    let result = Locked(0)
    Task {
      let value = Dependency(Blocker<Value>.self).wrappedValue
      result.withLock { $0 = value + 1 }
      isDone.signal()
    }
    isDone.wait()
    return result.withLock { $0 }
  }
}

/// Is made slowly: not before the task that it starts has lost its patience.
private struct Patient: DependencyKey {
  var task: Task<Int, Never>
  static let mayEnd = DispatchSemaphore(value: 0)
  static var liveValue: Patient {
    let task = Task {
      Dependency(Patient.self).wrappedValue.number
    }
    mayEnd.wait()
    return Patient(task: task)
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

/// Needs a value, on another thread, that needs this one. Meanwhile, this thread runs a job.
private enum Looping {
  static let executor = HeldExecutor()
  static let hasBegun = DispatchSemaphore(value: 0)

  enum Outer: TestDependencyKey {
    static var testValue: Int {
      hasBegun.wait()
      executor.runJobs()
      return 1
    }
  }

  enum Inner: TestDependencyKey {
    static var testValue: Int {
      hasBegun.signal()
      return 10 + Dependency(Outer.self).wrappedValue
    }
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

/// Runs the body on a thread that may block, with the task locals of the caller.
private func onThreadOfItsOwn<Value: Sendable>(
  _ body: @escaping @Sendable () -> Value
) async -> Value {
  let executor = BlockingExecutor()
  return await Task(executorPreference: executor) { body() }.value
}

/// A thread for each job.
private final class BlockingExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
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
    let results = await withEscapedDependencies { dependencies in
      await withCheckedContinuation { continuation in
        let group = DispatchGroup()
        let slow = Locked<[Int]>([])
        let read: @Sendable () -> Void = {
          let value = dependencies.yield { Dependency(Slow.self).wrappedValue }
          slow.withLock { $0.append(value) }
        }
        DispatchQueue.global().async(group: group, execute: DispatchWorkItem(block: read))
        Slow.hasBegun.wait()
        DispatchQueue.global().async(group: group, execute: DispatchWorkItem(block: read))
        let quick = dependencies.yield { Dependency(Quick.self).wrappedValue }
        Slow.mayEnd.signal()
        group.notify(queue: .global()) {
          continuation.resume(returning: (quick, slow.withLock { $0 }))
        }
      }
    }
    #expect(results.0 == 1)
    #expect(results.1.count == 2 && results.1[0] == results.1[1])
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
  @Test func aCycleAcrossThreadsIsReportedToo() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await withCheckedContinuation { continuation in
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
          TestProcess.$isIgnored.withValue(true) {
            _ = Dependency(Crossing.Left.self).wrappedValue
          }
        }
        DispatchQueue.global().async(group: group) {
          TestProcess.$isIgnored.withValue(true) {
            _ = Dependency(Crossing.Right.self).wrappedValue
          }
        }
        group.notify(queue: .global()) { continuation.resume() }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "These dependencies need each other").count == 2)
    let cycle = try #require(text.split(separator: "\n").first { $0.contains(" → ") })
    let names = cycle.components(separatedBy: " → ").map {
      $0.trimmingPrefix(while: \.isWhitespace)
    }
    #expect(names.first == names.last)
    #expect(Set(names) == ["Crossing.Left", "Crossing.Right"])
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

  @Test func soIsOneThatNeedsAValueOfAThreadThatWaitsForThisOne() async {
    let reports = await reports {
      let task = Task(executorPreference: Looping.executor) {
        Dependency(Looping.Inner.self).wrappedValue
      }
      async let inner = onThreadOfItsOwn { Dependency(Looping.Inner.self).wrappedValue }
      let outer = await onThreadOfItsOwn { Dependency(Looping.Outer.self).wrappedValue }
      let results = await [inner, task.value]
      #expect(outer == 1)
      #expect(results == [11, 0] || results == [10, 10])
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("These dependencies need each other") == true)
  }

  @Test func aTaskThatAValueStartsWaitsForIt() async {
    #expect(await Dependency(Starter.self).wrappedValue.task.value == 42)
  }

  @Test(.dependencies) func inATestAMakingThatWaitsForATaskThatNeedsTheValueIsACycle() async {
    let reports = await reports {
      await DefaultComputation.$patience.withValue(.zero) {
        #expect(await onThreadOfItsOwn { Dependency(Blocker<Int>.self).wrappedValue } == 1)
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("\n  Blocker → Blocker\n") == true)
  }

  @Test func inAnApplicationItIsReported() async {
    let reports = Locked<[String]>([])
    await withKnownIssue {
      await DefaultComputation.$patience.withValue(.zero) {
        await withDependencies {
          $0.context = .live
        } operation: {
          let patient = await onThreadOfItsOwn { Dependency(Patient.self).wrappedValue }
          #expect(await patient.task.value == 42)
        }
      }
    } matching: { issue in
      reports.withLock { $0 += issue.comments.map(\.rawValue) }
      Patient.mayEnd.signal()
      return true
    }
    let texts = reports.withLock { $0 }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("The creation of a dependency has started a task") == true)
    #expect(texts.first?.contains("\n  Patient → Patient\n") == true)
  }
}
