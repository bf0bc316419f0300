import Foundation
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
    let alive = ".reducergen-1-abc"
    for name in [dead, alive, ".reducergen-x", ".reducergen", "a.swift"] {
      try folder.write("", to: name)
    }
    _ = try AtomicWriter(folder.path)
    #expect(try folder.names == [".reducergen", alive, ".reducergen-x", "a.swift"].sorted())
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

  @Test func aFullDiskIsAnErrorAndKeepsTheOldBytes() throws {
    let writer = try AtomicWriter(folder.path)
    try writer.write(Array("one".utf8), to: "a.swift")
    try FileManager.default.createSymbolicLink(
      atPath: writer.temporary, withDestinationPath: "/dev/full")
    #expect(
      throws: FileError(path: folder.path("a.swift"), reason: "No space left on device")
    ) { try writer.write(Array("two".utf8), to: "a.swift") }
    #expect(try folder.text("a.swift") == "one")
    #expect(try folder.names == ["a.swift"])
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
