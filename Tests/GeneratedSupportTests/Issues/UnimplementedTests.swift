import Foundation
import GeneratedSupport
import Testing

private struct Client: Sendable {
  var sync: @Sendable (Int) -> Int = unimplemented("Client.sync", placeholder: 1)
  var throwing: @Sendable (Int, String) throws -> Int = unimplemented("Client.throwing")
  var waiting: @Sendable () async -> Int = unimplemented("Client.waiting", placeholder: 2)
  var both: @Sendable (Int) async throws -> Void = unimplemented("Client.both")
  var nothing: @Sendable () -> Void = unimplemented("Client.nothing")
  var unnamed: @Sendable () -> Void = unimplemented()
}

@Suite struct UnimplementedTests {
  @Test func aClosureThrowsTheErrorOfTheCaller() async {
    struct Offline: Error {}
    let load: @Sendable (Int) throws(Offline) -> String = unimplemented(
      "load", throwing: Offline())
    let wait: @Sendable () async throws -> String = unimplemented("wait", throwing: Offline())
    await withKnownIssue {
      #expect(throws: Offline.self) { try load(1) }
      await #expect(throws: Offline.self) { try await wait() }
    }
  }

  @Test func aFailureWithoutADescriptionSaysSomething() {
    #expect("\(UnimplementedFailure(description: ""))" == "Unimplemented")
  }

  @Test func theOptionalResultsOfReportedErrorsAreFlat() async {
    func none() throws -> Int? { nil }
    func later() async throws -> Int? { 1 }
    let result = withErrorReporting { try none() }
    let laterResult = await withErrorReporting { try await later() }
    let isFlat = type(of: result) == Int?.self && type(of: laterResult) == Int?.self
    #expect(isFlat && result == nil && laterResult == 1)
  }

  @Test func whatIsNotCalledIsSilent() {
    _ = Client()
  }

  @Test func aCallSaysWhatWhereAndWithWhat() {
    let text = message { #expect(Client().sync(42) == 1) }
    #expect(
      text == """
        Unimplemented: Client.sync …

          Defined in 'Client' at:
            GeneratedSupportTests/UnimplementedTests.swift:6

          Invoked with:
            42
        """)
  }

  @Test func severalArgumentsStandInParentheses() {
    let text = message {
      #expect(throws: UnimplementedFailure.self) { try Client().throwing(1, "x") }
    }
    #expect(text?.hasSuffix("Invoked with:\n    (1, \"x\")") == true)
  }

  @Test func aCallWithoutArgumentsShowsEmptyParentheses() {
    #expect(message { Client().nothing() }?.hasSuffix("Invoked with:\n    ()") == true)
    #expect(message { Client().unnamed() }?.hasPrefix("Unimplemented …\n") == true)
  }

  @Test func theFailureNamesTheEndpoint() async {
    await withExpectedIssue {
      let error = await #expect(throws: UnimplementedFailure.self) { try await Client().both(1) }
      #expect(error?.description == "Client.both")
      #expect(error.map { "\($0)" } == "Client.both")
      #expect((error as (any Error)?)?.localizedDescription == "Client.both")
      await #expect(Client().waiting() == 2)
    }
  }

  @Test func usersCanMakeTheFailure() {
    #expect("\(UnimplementedFailure(description: "Client.find"))" == "Client.find")
  }

  @Test func aPlainValueIsReportedWhereItIsMade() {
    let text = message {
      let value: Int = unimplemented("Client.count", placeholder: 3)
      #expect(value == 3)
    }
    #expect(text?.hasPrefix("Unimplemented: Client.count …\n\n  Defined in 'aPlainValue") == true)
    #expect(text?.contains("Invoked") == false)
  }

  /// The text of the issue that `body` reports.
  private func message(_ body: () -> Void) -> String? {
    let text = Locked<String?>(nil)
    withKnownIssue {
      body()
    } matching: { issue in
      text.withLock { $0 = issue.comments.first?.rawValue }
      return true
    }
    return text.withLock { $0 }
  }
}
