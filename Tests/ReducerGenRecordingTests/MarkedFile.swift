import Foundation

@testable import ReducerGenRecording

/// A test file on disk with a mark, `§`, before the arguments of a call.
final class MarkedFile {
  let call: AssertionOutcomes.Call
  let recorder: SourceAssertionRecorder
  private let folder: URL
  private let file: URL

  init(_ text: String, isEdited: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "reducergen recording é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    file = folder.appending(path: "Tests.swift")
    try Data(text.replacing("§", with: "").utf8).write(to: file)
    let head = text.prefix { $0 != "§" }
    let lines = head.split(omittingEmptySubsequences: false) { $0.isNewline }
    call = AssertionOutcomes.Call(
      path: file.path(percentEncoded: false), module: "Tests", line: lines.count,
      column: lines[lines.count - 1].utf8.count + 1)
    let build = TestBuild(date: isEdited ? .distantPast : .now + 60)
    recorder = SourceAssertionRecorder(replacesWrong: true, build: build)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
  }
}
