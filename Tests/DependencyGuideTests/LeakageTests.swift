import GeneratedTestSupport
import Testing
import XCTest

/// Work that a test began and didn't wait for.
private struct EscapedWork<Result: Sendable>: Sendable {
  private let testHasEnded = AsyncStream<Void>.makeStream()
  private let task: Task<Result, Never>

  init(_ body: @escaping @Sendable () async -> Result) {
    task = Task { [testHasEnded] in
      for await _ in testHasEnded.stream {}
      return await body()
    }
  }

  func goOn() async -> Result {
    testHasEnded.continuation.finish()
    return await task.value
  }
}

/// Of two cases the one that comes second sees to it that the work of the first goes on.
@Suite struct LeakageTests {
  private static let escaped = LockIsolated<EscapedWork<[String]>?>(nil)

  @Test(.serialized, arguments: 1...2)
  func whatATestLeavesBehindIsNotLostButReported(number: Int) async {
    let work = EscapedWork {
      @Dependency(\.apiClient) var apiClient
      return await reports { _ = try? await apiClient.fetchUser(id: number) }
    }
    let earlier = Self.escaped.withValue { escaped in
      defer { escaped = escaped == nil ? work : nil }
      return escaped
    }
    guard let earlier else { return }
    let texts = await earlier.goOn()
    #expect(texts.count == 1)
    #expect(texts.first?.contains("'APIClient.fetchUser' was called") == true)
  }
}

final class LeakageTestCase: XCTestCase {
  private static let escaped = LockIsolated<EscapedWork<Void>?>(nil)

  func testThatWhatATestLeavesBehindIsReported() async { await leaveBehind() }

  func testThatItIsReportedWhicheverTestIsNext() async { await leaveBehind() }

  /// The work fails the test that is running when it doesn't report.
  private func leaveBehind() async {
    let work = EscapedWork {
      await withExpectedIssue("of another test") {
        @Dependency(\.apiClient) var apiClient
        _ = try? await apiClient.fetchUser(id: 1)
      }
    }
    let earlier = Self.escaped.withValue { escaped in
      defer { escaped = escaped == nil ? work : nil }
      return escaped
    }
    await earlier?.goOn()
  }
}
