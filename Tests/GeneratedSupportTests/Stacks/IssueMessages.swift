import GeneratedSupport

/// The issues that `body` reports, each as `A/B.swift:7: text`.
func issueMessages(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  try expectReportsIssue(nil, body) { issue in
    let text = issue.description.replacing("Issue reported: ", with: "", maxReplacements: 1)
    messages.append("\(issue.fileID):\(issue.line): \(text)")
    return true
  }
  return messages
}
