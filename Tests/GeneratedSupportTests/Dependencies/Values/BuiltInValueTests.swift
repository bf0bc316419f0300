import GeneratedSupport
import Testing

@Suite struct BuiltInValueTests {
  @Test(
    arguments: [
      ("continuousClock", \DependencyValues.continuousClock),
      ("suspendingClock", \.suspendingClock),
    ] as [(String, any KeyPath<DependencyValues, any Clock<Duration>> & Sendable)])
  func aClockReportsItsUseAtTheFeatureAndIsThenReal(
    name: String, clock: any KeyPath<DependencyValues, any Clock<Duration>> & Sendable
  ) async {
    let dependency = Dependency(clock)
    let place = "GeneratedSupportTests/BuiltInValueTests.swift:\(#line - 1)"
    let reports = await reports {
      let clock = dependency.wrappedValue
      _ = clock.minimumResolution
      try await clock.sleep(for: .zero)
      try await clock.sleep(for: .zero)
    }
    #expect(
      reports == [
        """
        \(place): Unimplemented: @Dependency(\\.\(name)).minimumResolution

        Override it for this test: 'withDependencies { $0.\(name) = .immediate } operation: { … }'. Use a 'TestClock' \
        when time matters.
        """
      ])
    let laterReports = await GeneratedSupportTests.reports {
      try await dependency.wrappedValue.sleep(for: .zero)
    }
    #expect(laterReports.count == 1)
  }

  @Test func aClockCanBeOverridden() async throws {
    let clocks = withDependencies {
      $0.continuousClock = .immediate
      $0.suspendingClock = .immediate
    } operation: {
      [Dependency(\.continuousClock), Dependency(\.suspendingClock)]
    }
    for clock in clocks { try await clock.wrappedValue.sleep(for: .seconds(3600)) }
  }

  @Test func inAnApplicationClocksAreReal() {
    inContext(.live) {
      #expect(Dependency(\.continuousClock).wrappedValue is ContinuousClock)
      #expect(Dependency(\.suspendingClock).wrappedValue is SuspendingClock)
    }
  }

  @Test func aFalseAssertionIsAnIssueAndTheTestGoesOn() async {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    @Dependency(\.assertionFailure) var assertionFailure
    assert(true, "fine")
    precondition(1 < 2)
    let line = #line + 2
    let reports = await reports {
      assert(false, "asserted")
      precondition(1 > 2, "required")
      assertionFailure("impossible")
    }
    let file = "GeneratedSupportTests/BuiltInValueTests.swift"
    #expect(
      reports == [
        "\(file):\(line): asserted", "\(file):\(line + 1): required",
        "\(file):\(line + 2): impossible",
      ])
  }

  @Test func aHelperPassesItsCallersFileAndLine() async {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    let reports = await reports {
      assert(false, "asserted", file: "A/B.swift", line: 7)
      assert(false, file: "A/B.swift", line: 8)
      assertionFailure("impossible", file: "A/B.swift", line: 9)
      assert(true, "fine", file: "A/B.swift", line: 10)
    }
    #expect(
      reports == ["A/B.swift:7: asserted", "A/B.swift:8: ", "A/B.swift:9: impossible"])
  }

  @Test func aFileOrALineAloneCanBePassed() async {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    let line = #line + 2
    let reports = await reports {
      assert(false, "one", file: "A/B.swift")
      assert(false, "two", line: 7)
      assert(false, file: "A/B.swift")
      assert(false, line: 8)
      assertionFailure("three", file: "A/B.swift")
      assertionFailure("four", line: 9)
      assertionFailure(file: "A/B.swift")
      assertionFailure(line: 10)
      assert(true, "five", file: "A/B.swift")
      assert(true, line: 11)
    }
    let path = #filePath
    #expect(
      reports == [
        "A/B.swift:\(line): one", "\(path):7: two", "A/B.swift:\(line + 2): ", "\(path):8: ",
        "A/B.swift:\(line + 4): three", "\(path):9: four", "A/B.swift:\(line + 6): ",
        "\(path):10: ",
      ])
  }

  /// An effect that is written for the peers implements only the method with a file and a line.
  @Test func anOwnEffectNeedsAFileAndALine() {
    struct Recording: AssertionEffect {
      let failures = LockIsolated<[String]>([])

      func callAsFunction(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
        file: StaticString, line: UInt
      ) {
        let failure = "\(message()):\(line)"
        if !condition() { failures.withValue { $0.append(failure) } }
      }
    }
    let assert = Recording()
    assert(false, "one")
    assert(true, "two")
    assert(false, "three", file: "A/B.swift", line: 7)
    #expect(assert.failures.value == ["one:\(#line - 3)", "three:7"])
  }

  @Test func anOwnFailureEffectNeedsAFileAndALine() {
    struct Recording: AssertionFailureEffect {
      let failures = LockIsolated<[String]>([])

      func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
        let failure = "\(file):\(line): \(message())"
        failures.withValue { $0.append(failure) }
      }
    }
    let assertionFailure = Recording()
    let line = #line + 1
    assertionFailure("one")
    assertionFailure("two", file: "A/B.swift", line: 7)
    assertionFailure("three", file: "A/B.swift")
    assertionFailure("four", line: 8)
    assertionFailure()
    let path = #filePath
    #expect(
      assertionFailure.failures.value == [
        "\(path):\(line): one", "A/B.swift:7: two", "A/B.swift:\(line + 2): three",
        "\(path):8: four", "\(path):\(line + 4): ",
      ])
  }

  @Test func inAnApplicationAFalsePreconditionEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      inContext(.live) { Dependency(\.precondition).wrappedValue(1 > 2, "required") }
    }
  }

  @Test func inAnApplicationATrueConditionIsFine() {
    inContext(.live) {
      Dependency(\.precondition).wrappedValue(1 < 2)
      Dependency(\.assert).wrappedValue(1 < 2)
    }
  }

  @Test func inATestWorkIsFinishedAlthoughItsCallerIsCancelled() async {
    let isCancelled = Locked<Bool?>(nil)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await Dependency(\.fireAndForget).wrappedValue {
        try await Task.sleep(for: .zero)
        isCancelled.withLock { $0 = Task.isCancelled }
      }
    }
    await task.value
    #expect(isCancelled.withLock { $0 } == false)
  }

  @Test @MainActor func itsWorkRunsOnTheActorOfItsCaller() async {
    let model = Tracker()
    await model.track()
    #expect(model.count == 1)
    let tracking = TrackingActor()
    await tracking.track()
    #expect(await tracking.count == 1)
  }

  @Test func itsWorkRunsOnTheSerialExecutorOfItsTest() async {
    await withMainSerialExecutor {
      let executor = SerialTaskExecutor.current
      await Dependency(\.fireAndForget).wrappedValue {
        let preference = withUnsafeCurrentTask { $0?.unownedTaskExecutor }
        #expect(executor != nil && preference == executor?.asUnownedTaskExecutor())
      }
    }
  }

  @Test func inATestWorkIsAwaited() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isDone = Locked(false)
    await fireAndForget {
      await Task.yield()
      isDone.withLock { $0 = true }
    }
    #expect(isDone.withLock { $0 })
    let reports = await reports { await fireAndForget { throw Problem() } }
    #expect(reports.count == 1)
  }

  @Test func inAnApplicationItIsNotAwaitedAndNotCancelled() async {
    let baton = Baton()
    let end = AsyncStream<Bool>.makeStream()
    let task = Task {
      await withDependencies {
        $0.context = .live
      } operation: {
        await Dependency(\.fireAndForget).wrappedValue(name: "tracking", priority: .high) {
          await baton.wait()
          end.continuation.yield(Task.isCancelled)
        }
      }
    }
    await task.value
    task.cancel()
    await baton.pass()
    var results = end.stream.makeAsyncIterator()
    #expect(await results.next() == false)
  }

  @Test func randomNumbersCanBeTheSameEachTime() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      let numbers = (0..<3).map { _ in withRandomNumberGenerator { $0.next() } }
      #expect(numbers == [1, 2, 3])
      let nested = withRandomNumberGenerator { _ in withRandomNumberGenerator { $0.next() } }
      #expect(nested == 4)
    }
  }

  @Test func randomNumbersOfTheSystemAreReported() async {
    let reports = await reports {
      let number = Dependency(\.withRandomNumberGenerator).wrappedValue {
        Int.random(in: 1...6, using: &$0)
      }
      #expect((1...6).contains(number))
    }
    #expect(reports.count == 1)
  }
}

private struct Counting: RandomNumberGenerator {
  var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number += 1
    return number
  }
}

@MainActor private final class Tracker {
  @Dependency(\.fireAndForget) private var fireAndForget
  private(set) var count = 0

  func track() async {
    await fireAndForget { self.count += 1 }
  }
}

private actor TrackingActor {
  @Dependency(\.fireAndForget) private var fireAndForget
  private(set) var count = 0

  func track() async {
    await fireAndForget { self.count += 1 }
  }
}
