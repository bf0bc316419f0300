import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

struct RecordedRow: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var isSaved = false
  }
  enum Action: Equatable { case save, saved }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .save: return .send(.saved)
      case .saved:
        state.isSaved = true
        return .none
      }
    }
  }
}

struct RecordedFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var rows: IdentifiedArrayOf<RecordedRow.State> = [RecordedRow.State(id: 1)]
    @Presents var child: RecordedRow.State?
    var reader = Reading()
    @Shared(.inMemory("recorded feature")) var shared = 0
    var sheet: Sheet?
  }
  struct Sheet: Equatable { @Shared var shared: Int }
  struct Reading: Equatable {
    @SharedReader(.inMemory("recorded feature")) var number = 0
  }
  enum Action {
    case increment, nothing, twice, share, later, shareLater, open
    case answer(Result<Int, Never>)
    case rows(IdentifiedActionOf<RecordedRow>)
    case child(PresentationAction<RecordedRow.Action>)
  }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .nothing, .rows, .child: break
      case .twice:
        state.count = 5
        return .merge(.send(.answer(.success(6))), .send(.answer(.success(7))))
      case .share: state.$shared.withLock { $0 = 3 }
      case .open: state.sheet = Sheet(shared: state.$shared)
      case .shareLater:
        return .run { [shared = state.$shared] send in
          for number in 1...2 {
            shared.withLock { $0 += number }
            await send(.answer(.success(number)))
          }
        }
      case .later:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.answer(.success(9)))
        }
      case .answer(.success(let number)): state.count = number
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { RecordedRow() }
    .ifLet(\.$child, action: \.child) { RecordedRow() }
  }
}

/// Keeps what would be written.
private final class Probe: AssertionRecorder {
  let replacesWrong: Bool
  private let recorded = Locked<[String]>([])
  /// How many actions arrived where.
  let arrivals = Locked<[String]>([])

  init(replacesWrong: Bool = false) { self.replacesWrong = replacesWrong }

  func record(_ assertion: RecordedAssertion, at site: CallSite) -> RecordingResult {
    if case .receives(let actions, let place) = assertion {
      arrivals.withLock { $0.append("\(place) \(actions.count)") }
    }
    if assertion.isPresent { return .unchanged }
    recorded.withLock { $0.append("\(site.line): \(assertion.text)") }
    return .recorded("recorded")
  }

  var texts: [String] { recorded.withLock(\.self) }
}

extension RecordedAssertion {
  fileprivate var text: String {
    switch self {
    case .passes: "passes"
    case .closure(let statements): statements.text
    case .noClosure: "no closure"
    case .removal: "removal"
    case .receives(let actions, let place):
      "\(place) "
        + actions.map { "\($0.argument)\($0.after) { \($0.statements.text) }" }
        .joined(separator: ", ")
    }
  }
}

extension ReceivedAction {
  fileprivate var after: String { advance.map { " after \($0.line)" } ?? "" }
}

extension [Statement] {
  fileprivate var text: String { flatMap { $0.lines(width: 90) }.joined(separator: "; ") }
}

@MainActor @Suite struct RecordedAssertionTests {
  private typealias Store = TestStoreOf<RecordedFeature>

  private func record(
    replacesWrong: Bool = false, initial: RecordedFeature.State = .init(),
    _ clock: TestClock<Duration> = TestClock(), canBeEmpty: Bool = false,
    _ body: (Store) async -> Void
  ) async -> (texts: [String], reports: [String]) {
    let probe = Probe(replacesWrong: replacesWrong)
    let reports = await reports(canBeEmpty: canBeEmpty) {
      await AssertionRecording.$recorder.withValue(probe) {
        let store = TestStore(initialState: initial) {
          RecordedFeature()
        } withDependencies: {
          $0.continuousClock = clock
        }
        await body(store)
      }
    }
    return (probe.texts, reports.map { String($0.split(separator: ": ", maxSplits: 1)[1]) })
  }

  @Test func aMissingClosure() async {
    let line = #line + 2
    let (texts, reports) = await record {
      await $0.send(.increment)
      await $0.send(.nothing)
      await $0.send(.increment) { $0.count = 2 }
    }
    #expect(texts == ["\(line): $0.count = 1"])
    #expect(reports == ["recorded"])
  }

  @Test func aSharedValueIsGivenToAnother() async {
    let (texts, _) = await record {
      await $0.send(.open)
      await $0.send(.share)
    }
    #expect(
      texts.map { $0.drop { $0 != " " } } == [
        " $0.sheet = RecordedFeature.Sheet(shared: $0.$shared)",
        " $0.$shared.withLock { $0 = 3 }",
      ])
  }

  @Test func effectsThatChangeSharedValues() async {
    let (texts, _) = await record { await $0.send(.shareLater) }
    #expect(
      texts.map { $0.drop { $0 != " " } } == [
        " after \\.answer.success { $0.count = 1; $0.$shared.withLock { $0 = 1 } }, "
          + "\\.answer.success { $0.count = 2; $0.$shared.withLock { $0 = 3 } }"
      ])
  }

  /// Another round of a loop may have some.
  @Test func statementsWithoutActionsAreTold() async {
    let probe = Probe()
    _ = await reports {
      await AssertionRecording.$recorder.withValue(probe) {
        let store = TestStore(initialState: RecordedFeature.State()) { RecordedFeature() }
        for action in [RecordedFeature.Action.nothing, .twice] { await store.send(action) }
        await store.finish()
      }
    }
    let arrivals = probe.arrivals.withLock(\.self)
    #expect(arrivals.filter { $0.hasPrefix("after") } == ["after 0", "after 2"])
  }

  @Test func actionsBeforeFinishAreToldOnce() async {
    let probe = Probe()
    let clock = TestClock()
    _ = await reports {
      await AssertionRecording.$recorder.withValue(probe) {
        let store = TestStore(initialState: RecordedFeature.State()) {
          RecordedFeature()
        } withDependencies: {
          $0.continuousClock = clock
        }
        await store.send(.later)
        await clock.run()
        await store.finish()
      }
    }
    #expect(probe.arrivals.withLock(\.self) == ["before 0", "after 0", "before 1", "end 0"])
  }

  @Test func aWrongClosureIsLeftAloneByDefault() async {
    let (texts, reports) = await record {
      await $0.send(.increment) { $0.count = 7 }
      await $0.send(.nothing) { _ in }
    }
    #expect(texts == [])
    #expect(
      reports.count == 2 && reports[0].hasPrefix("A state change does not match expectation."))
  }

  @Test func aWrongClosureIsReplacedOnDemand() async {
    let line = #line + 2
    let (texts, reports) = await record(replacesWrong: true) {
      await $0.send(.increment) { $0.count = 7 }
    }
    #expect(texts == ["\(line): $0.count = 1"])
    #expect(reports == ["recorded"])
  }

  @Test func actionsThatArriveDuringAStatementComeAfterIt() async {
    let line = #line + 2
    let (texts, _) = await record {
      await $0.send(.twice)
      await $0.send(.increment) { $0.count = 8 }
    }
    #expect(
      texts == [
        "\(line): $0.count = 5",
        "\(line): after \\.answer.success { $0.count = 6 }, \\.answer.success { $0.count = 7 }",
      ])
  }

  @Test func actionsBehindTheLastReceiveComeAfterIt() async {
    let line = #line + 3
    let (texts, _) = await record {
      await $0.send(.twice) { $0.count = 5 }
      await $0.receive(\.answer.success) { $0.count = 6 }
    }
    #expect(texts == ["\(line): after \\.answer.success { $0.count = 7 }"])
  }

  @Test func anEarlierActionComesBeforeTheOneThatIsReceived() async {
    let line = #line + 2
    let (texts, reports) = await record {
      await $0.send(.rows(.element(id: 1, action: .save)))
      await $0.send(.twice) { $0.count = 5 }
      await $0.receive(\.answer, .success(7)) { $0.count = 7 }
    }
    #expect(
      texts == [
        "\(line): after \\.rows[id: 1].saved { $0.rows[id: 1]?.isSaved = true }",
        "\(line + 1): after \\.answer.success { $0.count = 6 }",
      ])
    #expect(reports.allSatisfy { $0 == "recorded" }, "\(reports)")
  }

  @Test func actionsBetweenTwoStatementsComeBeforeTheSecond() async {
    let clock = TestClock()
    let line = #line + 4
    let (texts, _) = await record(clock) {
      await $0.send(.later)
      await clock.advance(by: .seconds(1))
      await $0.send(.increment) { $0.count = 10 }
    }
    #expect(texts == ["\(line): before \\.answer.success after \(line - 1) { $0.count = 9 }"])
  }

  @Test func actionsAfterTheLastStatementComeAtTheEnd() async {
    let clock = TestClock()
    let line = #line + 2
    let (texts, _) = await record(clock) {
      await $0.send(.later)
      await clock.advance(by: .seconds(1))
    }
    #expect(texts == ["\(line): end \\.answer.success after \(line + 1) { $0.count = 9 }"])
  }

  /// Nobody knows after which round of a loop an action stands.
  @Test func anAdvanceThatRunsSeveralTimes() async {
    let clock = TestClock()
    let line = #line + 5
    let (texts, _) = await record(clock) {
      await $0.send(.later)
      for _ in 1...2 { await clock.advance(by: .milliseconds(500)) }
      await clock.run()
      await $0.send(.increment) { $0.count = 10 }
    }
    #expect(texts == ["\(line): before \\.answer.success { $0.count = 9 }"])
  }

  @Test func actionsOfPresentedFeatures() async {
    var initial = RecordedFeature.State()
    initial.child = RecordedRow.State(id: 1)
    let (texts, _) = await record(initial: initial) { await $0.send(.child(.presented(.save))) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("after \\.child.saved { $0.child?.isSaved = true }") == true)
  }

  @Test func sharedValues() async {
    let line = #line + 2
    let (texts, reports) = await record {
      await $0.send(.share)
    }
    #expect(texts == ["\(line): $0.$shared.withLock { $0 = 3 }"])
    #expect(reports == ["recorded"])
  }

  @Test func actionsThatNoLongerComeAreRemovedOnDemand() async {
    let line = #line + 3
    let (texts, reports) = await record(replacesWrong: true) {
      await $0.send(.increment) { $0.count = 1 }
      await $0.receive(\.answer.success) { $0.count = 6 }
    }
    #expect(texts == ["\(line): removal"])
    #expect(reports == ["recorded"])
  }

  @Test func anotherActionThanTheExpectedReplacesItOnDemand() async {
    let line = #line + 3
    let (texts, _) = await record(replacesWrong: true) {
      await $0.send(.twice) { $0.count = 5 }
      await $0.receive(\.rows[id: 1].saved)
      await $0.send(.increment) { $0.count = 8 }
    }
    #expect(
      texts == [
        "\(line): removal",
        "\(line): after \\.answer.success { $0.count = 6 }, \\.answer.success { $0.count = 7 }",
      ])
  }

  @Test func aTestThatIsNotExhaustiveRecordsNothing() async {
    let (texts, _) = await record(replacesWrong: true, canBeEmpty: true) {
      $0.exhaustivity = .off
      await $0.send(.twice)
      await $0.send(.increment)
    }
    #expect(texts == [])
  }
}
