import GeneratedSupport

/// The recording of assertions into the test, and the statements of the test as far as they have
/// run.
@MainActor
struct TestRecording {
  /// Writes assertions into the test. Nil in most tests.
  let recorder = AssertionRecording.current
  private let advances: RunningAdvances?
  private var statementCount = 0
  private var running: Int?
  /// The last statement that has ended.
  private(set) var last: CallSite?
  private var current: CallSite?
  /// Whether it is known which actions arrived during the last statement.
  private var isLastComplete = false
  /// How many calls that let time pass were known at the last recording.
  private var advanceCount = 0

  init() { advances = recorder == nil ? nil : RunningAdvances.ofRunningTest() }

  mutating func beginStatement(at site: CallSite) {
    statementCount += 1
    running = statementCount
    current = site
  }

  mutating func endStatement() {
    running = nil
    last = current
    isLastComplete = false
  }

  /// Returns false the second time.
  mutating func completeLast() -> Bool {
    defer { isLastComplete = true }
    return !isLastComplete
  }

  /// Where the test is.
  var position: TestPosition { TestPosition(statement: running, advance: advances?.running) }

  /// Whether the position is in a statement that has ended.
  func isEarlier(_ position: TestPosition) -> Bool {
    position.statement != nil && position.statement != running
  }

  /// The place of the call that let time pass, if it has run once since the last recording.
  func advance(of position: TestPosition, inFileOf site: CallSite) -> ReceivedAction.Advance? {
    guard let index = position.advance, let sites = advances?.sites else { return nil }
    let place = sites[index].place
    let isOnce = sites[advanceCount...].count { $0.place == place } == 1
    guard isOnce, "\(sites[index].filePath)" == "\(site.filePath)" else { return nil }
    return place
  }

  mutating func completeAdvances() { advanceCount = advances?.sites.count ?? 0 }
}

/// Where a test was when an action arrived.
struct TestPosition {
  /// The statement that used the store. Nil if that was between two.
  let statement: Int?
  /// The call that let time pass: its index in the test. Nil if that was not during one.
  let advance: Int?
}

extension CallSite {
  fileprivate var place: ReceivedAction.Advance { .init(line: Int(line), column: Int(column)) }
}
