import GeneratedSupport
import Testing

/// The runs of test cases under Swift Testing.
///
/// Swift Testing does not announce when a test case begins or ends. So a run is found by its test,
/// its arguments and the task that Swift Testing has made for it. This has two limits:
/// 1. The last run of each test case stays in memory until the process ends.
/// 2. If only tasks that the test itself has started ask for the run, a repetition gets the run of
///    the previous one.
///
/// The trait `.dependencies` begins and ends its run itself, so it does not have these limits.
final class RunningTests: Sendable {
  static let shared = RunningTests(isRepeating: TestProcess.repeatsTests)

  /// The run that the trait `.dependencies` has begun.
  @TaskLocal static var runOfTrait: TestRun?

  struct Key: Hashable {
    let test: Test.ID
    let arguments: TestArguments?
  }

  private struct Entry {
    let run = TestRun()
    var task: CaseTask?
  }

  private let entries = Locked<[Key: Entry]>([:])
  private let reported = Locked<Set<Test.ID>>([])
  /// Whether the task of a test case has been found. Nil before the first look-up.
  private let findsTasks = Locked<Bool?>(nil)
  /// Whether the process runs each test several times.
  private let isRepeating: Bool

  init(isRepeating: Bool = false) {
    self.isRepeating = isRepeating
  }

  func run(of testCase: Test.Case, in test: Test) -> TestRun {
    if let run = Self.runOfTrait { return run }
    guard testCase.isParameterized else {
      return run(Key(test: test.id, arguments: nil), on: .current)
    }
    let arguments = TestArguments(testCase)
    if arguments == nil { reportUnknownLayout(in: test) }
    return run(Key(test: test.id, arguments: arguments), on: .current)
  }

  /// - Parameter task: nil on a task that the test has started itself.
  func run(_ key: Key, on task: CaseTask?) -> TestRun {
    noteTask(task)
    // The run is released outside the lock, because its values are the user's.
    let (run, _) = entries.withLock { entries -> (TestRun, Entry?) in
      let known = entries[key]
      var entry = known ?? Entry()
      if let task, let owner = entry.task, owner != task { entry = Entry() }
      entry.task = task ?? entry.task
      entries[key] = entry
      return (entry.run, known)
    }
    return run
  }

  private func noteTask(_ task: CaseTask?) {
    guard isRepeating else { return }
    let isFirst = findsTasks.withLock { findsTasks in
      defer { findsTasks = task != nil || findsTasks == true }
      return findsTasks == nil
    }
    // Tasks that the tests have started may ask first, so the result is known only at the end.
    if isFirst { CurrentProcess.atExit { RunningTests.shared.reportSharedRepetitions() } }
  }

  /// The report for a process that could not tell the repetitions of its tests apart.
  var sharedRepetitions: String? {
    guard isRepeating, findsTasks.withLock({ $0 == false }) else { return nil }
    return """
      The repetitions of each test shared the default values of its dependencies, because \
      GeneratedTestSupport could not tell them apart with this version of Swift Testing.

      To fix this, update the package 'reducergen', or add the trait '.dependencies' to the suites of the \
      tests: each repetition then has values of its own.
      """
  }

  private func reportSharedRepetitions() {
    guard let sharedRepetitions else { return }
    CurrentProcess.writeToStandardError("\(sharedRepetitions)\n")
    CurrentProcess.failAtExit()
  }

  func reportUnknownLayout(in test: Test) {
    guard reported.withLock({ $0.insert(test.id).inserted }) else { return }
    Issue.record(
      """
      The cases of this test share the default values of their dependencies, because GeneratedTestSupport \
      cannot tell them apart with this version of Swift Testing.

      To fix this, update the package 'reducergen', or add the trait '.dependencies' to the test or its \
      suite: each case then has values of its own.
      """, sourceLocation: test.sourceLocation)
  }
}

/// The arguments that tell the cases of a test apart. Swift Testing gives them only to its own
/// tools, so they are read by reflection: for each argument its encoded bytes, and a number that
/// tells equal cases apart. Nil if the version of Swift Testing has another layout.
struct TestArguments: Hashable {
  let arguments: [[UInt8]]
  let number: Int

  init?(_ testCase: Any) {
    let mirror = Mirror(reflecting: testCase)
    let path = ("_kind", "parameterized")
    guard let arguments = mirror.descendant(path.0, path.1, "arguments"),
      let number = mirror.descendant(path.0, path.1, "discriminator") as? Int
    else { return nil }
    let identities = Mirror(reflecting: arguments).children.map {
      Mirror(reflecting: $0.value).descendant("id", "bytes") as? [UInt8]
    }
    guard identities.allSatisfy({ $0 != nil }) else { return nil }
    self.number = number
    self.arguments = identities.compactMap(\.self)
  }
}
