import GeneratedSupport
import Testing

/// What an app sees: the tests do not count as tests here.
@Suite struct IssueReporterTests {
  private let log = IssueLog()

  @Test func reportersAreTold() async {
    inAnApp {
      reportIssue("one", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 1)
      reportIssue()
      reportIssue(Problem(), "two")
      reportIssue(Problem())
    }
    await TestProcess.$isIgnored.withValue(true) {
      await withIssueReporters([log]) { await Task { reportIssue("three") }.value }
    }
    #expect(
      log.lines == [
        "A/B.swift:7 one", "nil", "Caught error: Problem(): two", "Caught error: Problem()",
        "three",
      ])
  }

  @Test func expectedIssuesAreToldAsSuch() {
    inAnApp {
      withExpectedIssue { reportIssue("one") }
      withExpectedIssue("two") { throw Problem() }
      withExpectedIssue(isIntermittent: true) {}
    }
    #expect(log.lines == ["expected one", "expected Caught error: Problem(): two"])
  }

  @Test func theNameOfVersionTwoExpectsIssues() async {
    inAnApp { _withKnownIssue { reportIssue("one") } }
    await TestProcess.$isIgnored.withValue(true) {
      await withIssueReporters([log]) {
        await _withKnownIssue { await Task { reportIssue("two") }.value }
      }
    }
    #expect(log.lines == ["expected one", "expected two"])
  }

  @Test func anExpectedIssueThatDoesNotHappenIsOne() async {
    inAnApp {
      withExpectedIssue {}
      withExpectedIssue("a reason") {}
    }
    await TestProcess.$isIgnored.withValue(true) {
      await withIssueReporters([log]) { await withExpectedIssue { await Task {}.value } }
    }
    #expect(
      log.lines == [
        "Known issue was not recorded", "Known issue was not recorded: a reason",
        "Known issue was not recorded",
      ])
  }

  @Test func onlyTheInnermostExpectationCounts() {
    inAnApp {
      withExpectedIssue("outer") {
        withExpectedIssue("inner") { reportIssue("one") }
      }
    }
    #expect(log.lines == ["expected one", "Known issue was not recorded: outer"])
  }

  @Test func unlessChosenItIsAWarning() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) {
        reportIssue("careful", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 1)
        withIssueReporters([.breakpoint]) {
          reportIssue("stop", fileID: "A/B.swift", filePath: "/A/B.swift", line: 8, column: 1)
        }
      }
    }
    let report = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(report.contains("A/B.swift:7: careful\n"))
    #expect(report.contains("A/B.swift:8: stop\n"))
  }

  @Test func theSeverityIsPassedOn() async throws {
    let severities = Severities()
    inAnApp {
      withIssueReporters([severities, log]) {
        reportIssue("one", severity: .warning)
        reportIssue("two")
        reportIssue(Problem())
      }
    }
    #expect(
      severities.lines == ["warning one", "error two", "error Caught error: Problem()"])
    #expect(log.lines == ["one", "two", "Caught error: Problem()"])
    severities.reportIssue("three", fileID: "A/B.swift", filePath: "B", line: 1, column: 1)
    #expect(severities.lines.last == "error three")
  }

  @Test func aWarningIsLoggedAndDoesNotEndTheProgram() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) {
        for reporter: any IssueReporter in [.runtimeWarning, .breakpoint, .fatalError] {
          withIssueReporters([reporter]) {
            reportIssue(
              "mind", severity: .warning, fileID: "A/B.swift", filePath: "B", line: 7, column: 1)
          }
        }
      }
    }
    let report = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(report.ranges(of: "A/B.swift:7: warning: mind\n").count == 3)
  }

  @Test func reportersCanBeAssignedForTheProcess() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await TestProcess.$isIgnored.withValue(true) {
        let log = IssueLog()
        IssueReporters.current = [log]
        reportIssue("one")
        await Task.detached { TestProcess.$isIgnored.withValue(true) { reportIssue("two") } }.value
        withIssueReporters([]) { reportIssue("three") }
        #expect(log.lines == ["one", "two"])
      }
    }
    #expect(result?.standardErrorContent == [])
  }

  @Test func reportersThatATestChoosesReceiveItsIssues() {
    withIssueReporters([log]) { reportIssue("one") }
    withIssueReporters([]) { reportIssue("two") }
    withKnownIssue { reportIssue("three") }
    #expect(log.lines == ["one"])
  }

  @Test func anAssignmentInAScopeEndsWithIt() {
    inAnApp {
      withIssueReporters([]) {
        IssueReporters.current = [log]
        reportIssue("one")
      }
      reportIssue("two")
      IssueReporters.current = []
      reportIssue("three")
    }
    #expect(log.lines == ["one", "two"])
  }

  @Test func anIssueCanEndTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) {
        withIssueReporters([.fatalError]) { reportIssue("over") }
      }
    }
    let report = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(report.contains("over"))
  }

  @Test func aReporterWithoutAMethodEndsTheProgramAndIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) {
        withIssueReporters([Incomplete()]) { reportIssue("lost") }
      }
    }
    let report = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(report.contains("'Incomplete' cannot report an issue"))
    #expect(report.contains("The issue is: lost\n"))
    #expect(report.contains("implement 'reportIssue(_:severity:fileID:filePath:line:column:)'"))
  }

  @Test func aReporterCanPassIssuesOnToOneOfItsOwnType() {
    inAnApp {
      withIssueReporters([Forwarding(inner: Forwarding(inner: log))]) { reportIssue("one") }
    }
    #expect(log.lines == ["one"])
  }

  private func inAnApp(_ body: () -> Void) {
    TestProcess.$isIgnored.withValue(true) {
      #expect(!isTesting && TestContext.current == nil)
      withIssueReporters([log], operation: body)
    }
  }
}

/// Implements neither of the two methods.
private struct Incomplete: IssueReporter {}

/// Passes messages on.
private struct Forwarding: IssueReporter {
  let inner: any IssueReporter

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    inner.reportIssue(
      message(), severity: .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Keeps messages and their severity.
private final class Severities: IssueReporter {
  private let kept = Locked<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message() ?? "nil"
    kept.withLock { $0.append("\(severity) \(text)") }
  }
}

/// Keeps messages.
private final class IssueLog: IssueReporter {
  private let kept = Locked<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let place = line < 10 ? "\(fileID):\(line) " : ""
    let text = message() ?? "nil"
    kept.withLock { $0.append(place + text) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? "nil"
    kept.withLock { $0.append("expected " + text) }
  }
}
