import Foundation
import GeneratedSupport
import Testing
import TracePictures
import XCTest

/// The picture of a run that a failing test leaves: as an attachment of Swift Testing, and as a file
/// in the folder that `REDUCERGEN_TRACES` names.
struct TestPicture {
  static let variable = "REDUCERGEN_TRACES"

  let trace: Trace
  let site: CallSite

  func leave(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folder = environment[Self.variable] ?? ""
    if Test.current == nil && folder.isEmpty { return }
    let name = testName
    let html = TracePicture(trace, title: name).html
    if Test.current != nil { Attachment.record(html, named: fileName(of: name)) }
    if !folder.isEmpty { write(html, to: URL(filePath: folder), fileName(of: name)) }
  }

  /// Also where the test is not known: at the end of a process.
  private var testName: String {
    if let test = Test.current { return test.name }
    let testCase = RunningTestCase.shared.failingTestCase?.name
    return testCase ?? "\(site.fileID):\(site.line)"
  }

  private func fileName(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let file = "\(site.fileID)".split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    return "\(file)-\(words.joined(separator: "-"))-\(site.line).html"
  }

  private func write(_ html: String, to folder: URL, _ name: String) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(html.utf8).write(to: folder.appending(path: name), options: .atomic)
    } catch {
      CurrentProcess.writeToStandardError(
        "\(folder.path): the picture of a test was not written: \(error)\n")
    }
  }
}
