@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Default values that defeat their purpose.
@Suite struct EndpointDefaultsTests {
  @Test func aDefaultThatReportsIsRefused() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var get: @Sendable () -> Int = unimplemented("Client.get", placeholder: 1)
                                       ^ error: each call of 'get' would be reported twice: by generated code, and by 'unimplemented(…)' [unimplemented-default]
      }
      """)
  }

  @Test(arguments: [
    ("() -> Int", "unimplemented(\"a\", placeholder: max(1, 2))", "with '{ max(1, 2) }'"),
    (
      "(Int) -> [Int]", "GeneratedSupport.unimplemented(\"a, placeholder: 2\")",
      "with '{ _ in [] }'"
    ),
    ("(Int) throws -> [Int]", "unimplemented(\"a\")", "remove '= unimplemented(…)'"),
    ("() -> Void", "unimplemented(\"a\")", "remove '= unimplemented(…)'"),
    (
      "() -> Int", "XCTestDynamicOverlay.unimplemented(placeholder: .init(), \"a\")",
      "'{ .init() }'"
    ),
  ])
  func theFixForADefaultThatReportsIsNamed(type: String, value: String, fix: String) {
    let found = diagnostics(
      "struct Client: DependencyClient { var get: @Sendable \(type) = \(value) }")
    #expect(found.map(\.id) == ["unimplemented-default"])
    #expect(found.first?.notes.first?.message.contains(fix) == true)
  }

  @Test func aDefaultThatEndsTheProcessIsWarnedAbout() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var get: @Sendable (Int) -> Int = { _ in fatalError("get") }
                                          ^ warning: if a test calls 'get' without overriding it, the call is reported, and then the 'fatalError' of the default value ends the whole test run [fatal-default]
      }
      """)
  }

  @Test(arguments: [
    ("() -> Int", "{ fatalError() }", "write '= { 0 }'"),
    (
      "(Int, Int) -> Bool", "{ (a: Int, b) -> Bool in Swift.fatalError() }", "'= { _, _ in false }'"
    ),
    ("() -> Void", "{ [x] in preconditionFailure(\"a\") }", "remove the default value"),
    ("() throws -> Int", "{\n  // No.\n  fatalError()\n}", "remove the default value"),
  ])
  func theFixForADefaultThatEndsTheProcessIsNamed(type: String, value: String, fix: String) {
    let found = diagnostics(
      "struct Client: DependencyClient { var get: @Sendable \(type) = \(value) }")
    #expect(found.map(\.id) == ["fatal-default"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.notes.first?.message.contains(fix) == true)
  }

  @Test(arguments: [
    ("() -> Never", "{ fatalError() }"), ("() -> Int", "{ print(1); fatalError() }"),
    ("() -> Int", "{ fatalError }"), ("() -> Int", "{ if x { fatalError() }; return 1 }"),
    ("() -> Int", "{ for x in y {}; fatalError() }"), ("() -> Int", "{ 1 }"),
    ("() -> Int", "unimplemented"), ("() -> Int", "make(unimplemented())"),
    ("() -> Int", "unimplemented().value"),
  ])
  func anyOtherDefaultIsFine(type: String, value: String) {
    let found = diagnostics(
      "struct Client: DependencyClient { var get: @Sendable \(type) = \(value) }")
    #expect(found.map(\.id) == [])
  }
}
