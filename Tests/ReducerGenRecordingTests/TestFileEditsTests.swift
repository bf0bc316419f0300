import ReducerGenSyntax
import Testing

@testable import ReducerGenRecording

@Suite struct TestFileEditsTests {
  /// The edits of a run are kept in a file, which somebody else may have written.
  @Test(
    arguments: [
      ([(0, 3)], true), ([(0, 0), (3, 3)], true), ([(0, 4)], false), ([(2, 1)], false),
      ([(0, 2), (1, 3)], false), ([(5, 5)], false), ([(.max, .max)], false),
    ] as [([(UInt32, UInt32)], Bool)])
  func editsOutsideOfTheTextAreNotMade(ranges: [(UInt32, UInt32)], areMade: Bool) {
    let edits = ranges.map {
      RecordedEdit(call: 0, part: "", SourceEdit(SourceRange(start: $0.0, end: $0.1), ""))
    }
    #expect((TestFileEdits(path: "", original: "abc", edits: edits).text != nil) == areMade)
  }
}
