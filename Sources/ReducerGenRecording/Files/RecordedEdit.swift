import ReducerGenSyntax

/// A change of a test file that was recorded for one of its calls.
package struct RecordedEdit: Codable, Equatable {
  /// The call's place. Nil for an import, which several calls may need.
  var call: UInt32?
  /// What the edit changes of the call, such as the label of a closure.
  var part: String
  var edit: SourceEdit

  package init(call: UInt32?, part: String, _ edit: SourceEdit) {
    self.call = call
    self.part = part
    self.edit = edit
  }
}
