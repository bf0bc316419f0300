/// The test framework that runs this code, and the test.
///
/// ```swift
/// switch TestContext.current {
/// case .swiftTesting(let testing)?: print("Swift Testing", testing?.test.id.description ?? "")
/// case .xcTest?: print("XCTest")
/// case nil: print("no test")
/// }
/// ```
public enum TestContext: Sendable, Equatable {
  /// Swift Testing, with the running test if it is known. In a detached task it is not.
  case swiftTesting(Testing?)
  case xcTest

  /// Nil outside of tests.
  public static var current: TestContext? {
    guard isTesting else { return nil }
    if let framework = TestProcess.framework { return framework.context }
    return TestProcess.runsSwiftTesting ? .swiftTesting(nil) : .xcTest
  }

  public var isSwiftTesting: Bool {
    if case .swiftTesting = self { true } else { false }
  }

  /// The facts that are known under Swift Testing.
  public struct Testing: Sendable, Equatable {
    public var test: Test

    package init(id: String) {
      test = Test(id: Test.ID(description: id))
    }

    public struct Test: Sendable, Identifiable, Equatable {
      public var id: ID

      /// The module, suite and function of the test, and the line where it begins.
      public struct ID: Sendable, Hashable, CustomStringConvertible {
        public var description: String
      }
    }
  }
}
