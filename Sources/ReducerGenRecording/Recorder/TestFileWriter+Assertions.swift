import GeneratedTestSupport

extension TestFileWriter {
  /// - Returns: Whether the file has changed.
  static func record(
    _ assertion: RecordedAssertion, at call: AssertionOutcomes.Call, of build: TestBuild
  ) throws(RecordingProblem) -> Bool {
    try change(call.path, since: build) { edits throws(RecordingProblem) in
      let storeCall = try StoreCall(in: edits.file, line: call.line, column: call.column)
      let names = NamedValue.all(in: edits.file, before: storeCall)
      let assertion = assertion.naming { code in names.last { $0.isPrinted(as: code) }?.name }
      try edits.add(storeCall.edits(for: assertion))
      let modules = assertion.modules.subtracting([call.module])
      try edits.add(ImportEdits(edits.file).edits(for: modules))
    }
  }

  /// Takes back what was recorded for a call.
  static func withdraw(
    _ call: AssertionOutcomes.Call, of build: TestBuild
  ) throws(RecordingProblem) {
    _ = try change(call.path, since: build) { edits throws(RecordingProblem) in
      let storeCall = try StoreCall(in: edits.file, line: call.line, column: call.column)
      edits.removeAll(of: storeCall.place)
    }
  }
}
