import GeneratedSupport

/// The texts of the issues that `body` reports.
func issueMessages(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  try expectReportsIssue(nil, body) { issue in
    messages.append(issue.description.replacing("Issue reported: ", with: "", maxReplacements: 1))
    return true
  }
  return messages
}
