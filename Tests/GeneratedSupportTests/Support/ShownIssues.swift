import GeneratedSupport
import Testing

/// The texts of the issues that Swift Testing would show of `body`. Other than `reports`, it leaves
/// out those that `body` hides.
@MainActor
func shownIssues(_ body: @escaping @Sendable @MainActor () async throws -> Void) async throws
  -> [String]
{
  let issues = LockIsolated<[String]>([])
  let test = try #require(Test.current)
  let handler = IssueHandlingTrait.compactMapIssues { issue in
    if Test.current?.id != test.id { return issue }
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    issues.withValue { $0.append(text.isEmpty ? "\(issue.kind)" : text) }
    return nil
  }
  let scope = try #require(handler.scopeProvider(for: test, testCase: Test.Case.current))
  try await scope.provideScope(for: test, testCase: Test.Case.current) { try await body() }
  return issues.value
}
