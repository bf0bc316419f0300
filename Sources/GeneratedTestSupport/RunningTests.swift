import GeneratedSupport
import Testing

/// The test cases that Swift Testing has run. It says when one begins to nobody, and when it ends
/// neither, so a run is found by the test and its arguments, and is kept.
final class RunningTests: Sendable {
  static let shared = RunningTests()

  private struct Key: Hashable {
    let test: Test.ID
    let arguments: TestArguments?
  }

  private let runs = Locked<[Key: TestRun]>([:])

  func run(of testCase: Test.Case, in test: Test) -> TestRun {
    let arguments = testCase.isParameterized ? TestArguments(testCase) : nil
    return runs.withLock { runs in
      let key = Key(test: test.id, arguments: arguments)
      if let run = runs[key] { return run }
      let run = TestRun()
      runs[key] = run
      return run
    }
  }
}

/// Which of a test's cases one is. Swift Testing knows that but tells only its own tools, so it is read
/// by reflection: of each argument the bytes that stand for it, and of equal cases the number. If
/// another version calls them something else, the cases of a test share one run.
struct TestArguments: Hashable {
  let arguments: [[UInt8]]
  let number: Int

  init?(_ testCase: Test.Case) {
    let mirror = Mirror(reflecting: testCase)
    let path = ("_kind", "parameterized")
    guard let arguments = mirror.descendant(path.0, path.1, "arguments"),
      let number = mirror.descendant(path.0, path.1, "discriminator") as? Int
    else { return nil }
    self.number = number
    self.arguments = Mirror(reflecting: arguments).children.compactMap {
      Mirror(reflecting: $0.value).descendant("id", "bytes") as? [UInt8]
    }
  }
}
