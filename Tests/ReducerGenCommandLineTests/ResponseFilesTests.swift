import Testing

@testable import ReducerGenCommandLine

@Suite struct ResponseFilesTests {
  @Test(arguments: [
    (["a", "@one", "b"], ["a", "1", "b"]),
    (["@nested"], ["x", "1", "y"]),
    (["@one", "@one"], ["1", "1"]),
    (["@"], ["@"]),
    (["--", "@one"], ["--", "@one"]),
    (["@ends", "@one"], ["1", "--", "@one", "@one"]),
    (["@deep", "@one"], ["1", "--", "@one", "z", "@one"]),
    (["a b", "@spaces"], ["a b", "c d", " e "]),
  ])
  func linesTakeThePlaceOfTheArgument(arguments: [String], expected: [String]) throws {
    #expect(try expand(arguments) == expected)
  }

  @Test func filesThatNameEachOtherAreRefused() {
    let error = #expect(throws: UsageError.self) { try expand(["@ping"]) }
    #expect(error?.message == "response files include each other: @ping → @pong → @ping")
  }

  /// Each names the next one twice; the last one is empty, or has a line.
  @Test(arguments: [[], ["x"]])
  func filesThatGrowWithoutEndAreRefused(last: [String]) {
    var expander = ResponseFiles { path in
      path == "99" ? last : Array(repeating: "@\(Int(path)! + 1)", count: 2)
    }
    let error = #expect(throws: UsageError.self) { try expander.expand(["@0"]) }
    #expect(error?.message.hasPrefix("the response files have more than 10000 files, ") == true)
    #expect(error?.message.hasSuffix("' is one of them; name each file once") == true)
  }

  @Test func longFilesThatAreNamedOftenAreRefused() {
    var expander = ResponseFiles { path in
      Array(repeating: path == "long" ? "x" : "@long", count: 2_000)
    }
    let error = #expect(throws: UsageError.self) { try expander.expand(["@many"]) }
    #expect(error?.message.hasPrefix("the response files have more than 1000000 lines") == true)
  }

  @Test func aMissingFileIsReported() {
    #expect(throws: FileError(path: "none", reason: "missing")) { try expand(["@none"]) }
  }

  @Test func aFileIsReadLineByLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\r\n\n@b\nc d", to: "list")
    #expect(try FileSystem.lines(folder.path("list")) == ["a", "@b", "c d"])
  }

  private static let files = [
    "one": ["1"], "nested": ["x", "@one", "y"], "ends": ["@one", "--", "@one"],
    "deep": ["@ends", "z"], "spaces": ["c d", " e "], "ping": ["@pong"], "pong": ["@ping"],
  ]

  private func expand(_ arguments: [String]) throws -> [String] {
    var expander = ResponseFiles { path in
      guard let lines = Self.files[path] else { throw FileError(path: path, reason: "missing") }
      return lines
    }
    return try expander.expand(arguments)
  }
}
