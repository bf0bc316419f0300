import Foundation
import ReducerGenCore
import Testing

@testable import ReducerGenCommandLine

@Suite struct AtomicWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func bytesArriveAndNothingElseStays() throws {
    let writer = try AtomicWriter(folder.path("new/folder"))
    #expect(try writer.write(Array("one".utf8), to: "a.swift"))
    #expect(try folder.text("new/folder/a.swift") == "one")
    #expect(FileSystem.names(in: writer.folder) == ["a.swift"])
  }

  @Test func unchangedBytesAreNotWritten() throws {
    let writer = try AtomicWriter(folder.path)
    try writer.write(Array("one".utf8), to: "a.swift")
    try folder.age("a.swift")
    #expect(try !writer.write(Array("one".utf8), to: "a.swift"))
    #expect(try folder.modified("a.swift") == Date(timeIntervalSince1970: 1_000_000))
    #expect(try writer.write(Array("two".utf8), to: "a.swift"))
    #expect(try folder.text("a.swift") == "two")
  }

  @Test func aReaderKeepsTheOldBytes() throws {
    let writer = try AtomicWriter(folder.path)
    try writer.write(Array("one".utf8), to: "a.swift")
    let old = try #require(FileHandle(forReadingAtPath: folder.path("a.swift")))
    try writer.write(Array("two".utf8), to: "a.swift")
    #expect(try old.readToEnd() == Data("one".utf8))
  }

  @Test func temporariesOfDeadProcessesAreRemoved() throws {
    let dead = ".reducergen-\(try idOfDeadProcess())-abc"
    let others = [
      ".reducergen-1-abc", ".reducergen--5-abc", ".reducergen-x", ".reducergen", "a.swift",
    ]
    for name in [dead] + others {
      try folder.write("", to: name)
      try folder.age(name)
    }
    _ = try AtomicWriter(folder.path)
    #expect(try folder.names == others.sorted())
  }

  /// A process in another container looks dead.
  @Test func newTemporariesStay() throws {
    let name = ".reducergen-\(try idOfDeadProcess())-abc"
    try folder.write("", to: name)
    _ = try AtomicWriter(folder.path)
    #expect(try folder.names == [name])
  }

  @Test func whatIsInThePlaceOfTheTemporaryIsLeftAlone() throws {
    try folder.write("theirs", to: "elsewhere")
    try folder.write("theirs", to: "file")
    let elsewhere = folder.path("elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: elsewhere)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("dangling"), withDestinationPath: folder.path("none"))
    var names = ["link", "dangling", "file", "new"][...]
    let file = try TemporaryFile(in: folder.path, replacing: folder.path("link")) {
      names.removeFirst()
    }
    #expect(file.path == folder.path("new"))
    try file.replaceTarget(with: Array("ours".utf8))
    #expect(try folder.text("elsewhere") == "theirs" && folder.text("file") == "theirs")
    #expect(try folder.text("link") == "ours")
    #expect(!FileSystem.exists(folder.path("none")))
  }

  @Test func aNameThatNeverGetsFreeIsAnError() throws {
    try folder.write("", to: "taken")
    #expect(throws: FileError(path: folder.path("a.swift"), reason: "File exists")) {
      try TemporaryFile(in: folder.path, replacing: folder.path("a.swift")) { "taken" }
    }
  }

  @Test func aPipeInThePlaceOfAFileIsReplaced() throws {
    #expect(mkfifo(folder.path("a.swift"), 0o600) == 0)
    try AtomicWriter(folder.path).write([], to: "a.swift")
    #expect(try folder.text("a.swift") == "")
  }

  @Test func thePermissionsOfAFileStay() throws {
    try folder.write("one", to: "a.swift")
    #expect(chmod(folder.path("a.swift"), 0o4640) == 0)
    try AtomicWriter(folder.path).write(Array("two".utf8), to: "a.swift")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func removingWhatIsGoneIsNoError() throws {
    try FileSystem.remove(folder.path("none"))
  }

  @Test func aPathBelowAFileIsAnErrorWithItsPath() throws {
    try folder.write("", to: "file")
    #expect(throws: FileError(path: folder.path("file/out"), reason: "Not a directory")) {
      try AtomicWriter(folder.path("file/out"))
    }
  }

  @Test func anOutputFolderThatIsAFileIsAnErrorWithItsPath() throws {
    try folder.write("", to: "file")
    #expect(throws: FileError(path: folder.path("file"), reason: "Not a directory")) {
      try AtomicWriter(folder.path("file"))
    }
  }

  @Test func aFolderInTheWayIsAnErrorAndLeavesNothing() throws {
    try folder.write("", to: "a.swift/file")
    let writer = try AtomicWriter(folder.path)
    #expect(throws: FileError(path: folder.path("a.swift"), reason: "Is a directory")) {
      try writer.write([1], to: "a.swift")
    }
    #expect(try folder.names == ["a.swift"])
  }

  /// A limit for the size of files stands for the disk.
  @Test(.disabled(if: keepsMemoryInFiles, "the thread sanitizer keeps its memory in larger files"))
  func aFullDiskIsAnErrorAndKeepsTheOldBytes() throws {
    let cases = (0..<100).map { "case a\($0)" }.joined(separator: "; ")
    try folder.write("import GeneratedSupport\nenum E: CasePathable { \(cases) }", to: "a.swift")
    let old = GeneratedHeader.firstLine + "\n"
    try folder.write(old, to: "out/a.generated.swift")
    let outcome = try Executable.run(
      ["generate", "--root", folder.path, "--output", folder.path("out"), folder.path("a.swift")],
      under: "ulimit -f 1")
    #expect(outcome.code == 3)
    let path = folder.path("out/a.generated.swift")
    #expect(outcome.errors.contains("error: \(path): File too large"), "\(outcome.errors)")
    #expect(try folder.text("out/a.generated.swift") == old)
    #expect(FileSystem.names(in: folder.path("out")).count { $0.hasPrefix(".") } == 0)
  }

  /// Of a process that has ended and been waited for.
  private func idOfDeadProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }
}

private let keepsMemoryInFiles = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil
