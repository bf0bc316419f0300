import Foundation

@testable import ReducerGenTesting

/// A test file on disk whose assertions are made by hand, as the compiler would have seen them.
final class TestFile {
  let path: String
  private let folder: URL

  init(_ text: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "reducergen testing é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    path = folder.appending(path: "Tests.swift").path(percentEncoded: false)
    try write(text)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var text: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }

  var bytes: Data {
    get throws { try Data(contentsOf: URL(filePath: path)) }
  }

  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    }
  }

  /// Another file of the folder.
  func sibling(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path(percentEncoded: false)
  }

  func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

  /// An assertion about `source`. For the compiler it stands where the brace is.
  func assertion(
    _ source: String = "enum E: CasePathable { case a }", on line: Int = 1, column: Int = 17,
    diagnostics: String? = nil, matches: String? = nil, recording: SnapshotRecording = .missing
  ) -> InlineAssertion {
    InlineAssertion(
      source: source, diagnostics: diagnostics, matches: matches, recording: recording, path: path,
      line: line, column: column)
  }
}
