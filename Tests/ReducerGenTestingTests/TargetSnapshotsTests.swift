import Foundation
import Testing

@testable import ReducerGenTesting

@Suite struct TargetSnapshotsTests {
  private let package: URL
  private let folder = "Tests/AppTests/__Snapshots__/CodeTests/App/"

  init() throws {
    package = FileManager.default.temporaryDirectory
      .appending(path: "reducergen snapshots é \(UUID().uuidString)")
    try write("enum Tab: CasePathable { case first }\n", to: "Sources/App/Tab.swift")
    try write("enum Row: CasePathable { case id(Int) }\n", to: "Sources/App/Rows/Row.swift")
    try write("struct Plain {}\n", to: "Sources/App/Plain.swift")
    try write("", to: "Tests/AppTests/CodeTests.swift")
  }

  @Test func theFirstRunRecordsTheFiles() throws {
    defer { remove() }
    let problems = snapshots().problems()
    #expect(problems.count == 1)
    #expect(
      problems[0].hasSuffix(
        """
        /App':
          Rows+Row.generated.swift.txt
          Tab.generated.swift.txt

        Read what was recorded, then run the test again.
        """))
    #expect(try text(folder + "Tab.generated.swift.txt").contains("extension Tab"))
    #expect(snapshots().problems().isEmpty)
    #expect(snapshots(.never).problems().isEmpty)
  }

  @Test func aTargetThatYieldsNothingIsReported() throws {
    defer { remove() }
    try write("struct Plain {}\n", to: "Sources/Empty/Plain.swift")
    var empty = snapshots(.never)
    empty.target = "Sources/Empty"
    let problem = try #require(empty.problems().first)
    #expect(problem.hasPrefix("The sources in '"))
    #expect(problem.hasSuffix("/Sources/Empty' yield no code. Do they contain an annotated type?"))
  }

  /// Or two targets would share one folder of snapshots.
  @Test func aFolderThatNamesNoModuleNeedsOne() throws {
    defer { remove() }
    var sources = snapshots(.never)
    sources.target = "Sources"
    #expect(
      sources.problems() == ["The module of 'Sources' is unknown. Pass 'module:'."])
  }

  /// A folder in its place cannot be read by anybody.
  @Test func aFileThatCannotBeReadIsNotTakenForMissing() throws {
    defer { remove() }
    try write("", to: folder + "Tab.generated.swift.txt/x")
    let problem = try #require(snapshots().problems().first)
    #expect(problem.contains("/Tab.generated.swift.txt: "))
  }

  @Test func differencesAreReportedOneByOne() throws {
    defer { remove() }
    _ = snapshots().problems()
    try write("enum Tab: CasePathable { case first, second }\n", to: "Sources/App/Tab.swift")
    try write("enum New: CasePathable { case a }\n", to: "Sources/App/New.swift")
    try write("", to: "Sources/App/Rows/Row.swift")
    let problems = snapshots(.never).problems()
    #expect(problems.count == 3)
    #expect(problems[0].contains("New.generated.swift.txt' is missing:\n\n--- /dev/null\n+++ "))
    #expect(problems[1].contains("Tab.generated.swift.txt' differs from the generated code:\n\n"))
    #expect(problems[1].contains("\n+    var second: "))
    #expect(problems[2].contains("Row.generated.swift.txt' is left over: no source generates it"))
    #expect(problems.allSatisfy { $0.contains("REDUCERGEN_RECORD=") })
  }

  @Test func aRunMayRecordThem() throws {
    defer { remove() }
    _ = snapshots().problems()
    try write("enum Tab: CasePathable { case first, second }\n", to: "Sources/App/Tab.swift")
    try write("", to: "Sources/App/Rows/Row.swift")
    try write("mine", to: folder + "notes.txt")
    #expect(snapshots(.failed).problems().count == 1)
    #expect(try names(folder) == ["Tab.generated.swift.txt", "notes.txt"])
    #expect(snapshots(.never).problems().isEmpty)
  }

  @Test func lineEndsOfACheckoutDoNotDiffer() throws {
    defer { remove() }
    _ = snapshots().problems()
    let name = folder + "Tab.generated.swift.txt"
    try write(text(name).replacing("\n", with: "\r\n"), to: name)
    #expect(snapshots(.never).problems().isEmpty)
  }

  @Test func errorsAreReportedInPlaceOfCode() throws {
    defer { remove() }
    try write("private enum Tab: CasePathable { case first }\n", to: "Sources/App/Tab.swift")
    let problems = snapshots().problems()
    #expect(problems.count == 1)
    #expect(
      problems[0].hasPrefix("'Sources/App' has errors:\n\nSources/App/Tab.swift:1:14: error: "))
  }

  @Test func aTargetThatIsNotThereIsReported() throws {
    defer { remove() }
    var snapshots = snapshots()
    snapshots.target = "Sources/Nowhere"
    #expect(snapshots.problems().count == 1)
    #expect(snapshots.problems()[0].hasPrefix("There is no folder 'Sources/Nowhere' in '"))
  }

  @Test func templatesOfTheTargetAreUsed() throws {
    defer { remove() }
    try write(
      "// reducergen: template t\nenum Tab: CasePathable { case a }", to: "Sources/App/Tab.swift")
    try write(
      "{# reducergen: for type #}\n// mine: {{ type }}",
      to: "Sources/App/ReducerGenTemplates/t.stencil")
    _ = snapshots().problems()
    #expect(try text(folder + "Tab.generated.swift.txt").hasSuffix("// mine: Tab\n"))
  }

  private func snapshots(_ recording: SnapshotRecording = .missing) -> TargetSnapshots {
    let file = package.appending(path: "Tests/AppTests/CodeTests.swift")
    return TargetSnapshots(
      target: "Sources/App", module: nil, recording: recording,
      testFile: file.path(percentEncoded: false))
  }

  private func write(_ text: String, to name: String) throws {
    let url = package.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: package.appending(path: name)), as: UTF8.self)
  }

  private func names(_ name: String) throws -> [String] {
    let path = package.appending(path: name).path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func remove() { try? FileManager.default.removeItem(at: package) }
}
