import GeneratedSupport
import Testing

/// What `body` reports, each issue as `A/B.swift:7: text`. It must report something, unless
/// `canBeEmpty`.
///
/// Left out: warnings about sleeps and scheduled actions, which come when the other tests keep the
/// process busy for 10 seconds.
func reports(
  canBeEmpty: Bool = false, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async -> [String] {
  let reports = Locked<[String]>([])
  await withKnownIssue(isIntermittent: canBeEmpty, isolation: isolation) {
    do { try await body() } catch { Issue.record(error) }
  } matching: { issue in
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
    let text = issue.comments.first?.rawValue ?? ""
    if !text.contains(" has waited for 10 seconds of real time") {
      reports.withLock { $0.append("\(place): \(text)") }
    }
    return true
  }
  return reports.withLock { $0 }
}
