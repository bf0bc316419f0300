import GeneratedTestSupport

extension TestFileWriter {
  /// - Returns: Whether the file has changed.
  static func record(
    _ assertion: RecordedAssertion, at call: AssertionOutcomes.Call, of build: TestBuild
  ) throws(RecordingProblem) -> Bool {
    try change(call.path, since: build) { edits throws(RecordingProblem) in
      let file = edits.file
      let storeCall = try StoreCall(in: file, line: call.line, column: call.column)
      let names = NamedValue.all(in: file, before: storeCall)
      let assertion = assertion.naming { code in
        let value = SpelledValue(code)
        return names.last { $0.value.isSame(asWritten: value) }?.name
      }
      try edits.add(storeCall.edits(for: assertion))
      let modules = assertion.modules.subtracting([call.module])
      try edits.add(ImportEdits(file).edits(for: modules))
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
