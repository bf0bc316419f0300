import GeneratedTestSupport
import Testing

@testable import ReducerGenRecording

/// A source with a mark before a call's arguments, and the source after the recording.
struct RecordedRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var before: String
  var after: String

  init(_ name: String, _ before: String, _ after: String) {
    (testDescription, self.before, self.after) = (name, before, after)
  }

  static let lineEnds = ["\n", "\r\n", "\r"]

  /// Records with every line end. A file of one line gets line feeds.
  func check(_ assertion: RecordedAssertion) throws {
    for lineEnd in before.contains("\n") ? Self.lineEnds : ["\n"] {
      let file = try MarkedFile(before.replacing("\n", with: lineEnd))
      guard case .recorded = file.recorder.record(assertion, at: file.call) else {
        Issue.record("\(testDescription) was not recorded")
        return
      }
      #expect(try file.text == after.replacing("\n", with: lineEnd))
    }
  }
}
