import Testing

@testable import ReducerGenCommandLine

@Suite struct FileSystemTests {
  @Test(arguments: [0, 1, 15, 16, 65_535, 65_536, 65_537, 200_000])
  func aFileIsReadWhole(size: Int) throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "x", count: size)
    try folder.write(text, to: "file")
    #expect(try FileSystem.read(folder.path("file")) == Array(text.utf8))
  }

  @Test func whatHasNoSizeIsReadToo() throws {
    #expect(try FileSystem.read("/dev/null") == [])
    #expect(try !FileSystem.read("/proc/self/status").isEmpty)
  }

  @Test func aMissingFileIsAnErrorWithItsPath() throws {
    let path = try TemporaryFolder().path("none.swift")
    #expect(throws: FileError(path: path, reason: "No such file or directory")) {
      try FileSystem.read(path)
    }
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: FileError(
        path: folder.path, reason: "Is a directory; pass the files in this folder, all in one run")
    ) {
      try FileSystem.read(folder.path)
    }
  }

  @Test(arguments: ["a", "a/b/c", "a/b/", "a//b"])
  func foldersAreMadeWithTheirParents(path: String) throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolder(folder.path(path))
    try FileSystem.makeFolder(folder.path(path))
    #expect(FileSystem.exists(folder.path(path)))
  }

  @Test func aFolderBelowAFileIsAnErrorWithItsPath() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(throws: FileError(path: folder.path("file/a"), reason: "Not a directory")) {
      try FileSystem.makeFolder(folder.path("file/a"))
    }
  }

  @Test func namesAreSortedAndNoneInAMissingFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "é", ".c"] { try folder.write("", to: name) }
    #expect(FileSystem.names(in: folder.path) == [".c", "a", "b", "é"])
    #expect(FileSystem.names(in: folder.path("none")) == [])
  }
}
