/// Replaces a part of a test file.
package struct RecordedEdit: Codable, Equatable {
  /// The call's place.
  package var call: Int
  /// What the edit changes of the call, such as the label of a closure.
  var part: String
  var start: Int
  var end: Int
  var text: String

  package init(call: Int, part: String, start: Int, end: Int, text: String) {
    self.call = call
    self.part = part
    self.start = start
    self.end = end
    self.text = text
  }
}
