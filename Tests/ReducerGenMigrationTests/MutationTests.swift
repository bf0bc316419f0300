import Foundation
import ReducerGenMigration
@testable import ReducerGenSyntax
import Testing

/// Random changes of the files of the example application. `MIGRATION_MUTATIONS` sets their number.
@Suite struct MutationTests {
  private static let count =
    ProcessInfo.processInfo.environment["MIGRATION_MUTATIONS"].flatMap { Int($0) } ?? 300

  @Test func onlyTheNamedConstructsDiffer() throws {
    let sources = try Self.sources()
    #expect(sources.count > 10)
    var generator = SeededGenerator(seed: 1)
    var changed = 0
    for number in 0..<Self.count {
      let text = mutated(sources[generator.below(sources.count)], &generator)
      let result = migrate(["File.swift": text])
      let extra = migrate(["File.swift": text], isTest: number % 2 == 0, options: Self.allOptions)
      let ids = (result.refusals + extra.refusals).map(\.id)
      guard !ids.contains("broken-edit") else {
        Issue.record("mutation \(number) breaks the file:\n\(text)")
        return
      }
      guard let file = result.files.first else { continue }
      changed += 1
      let output = String(decoding: file.bytes, as: UTF8.self)
      if let again = secondRun(of: output) {
        Issue.record("a second run changes mutation \(number):\n\(output)\n-- to --\n\(again)")
        return
      }
      let others = changedTokens(from: text, to: output)
      if others.isEmpty { continue }
      Issue.record("mutation \(number) changes \(others):\n\(text)\n-- to --\n\(output)")
      return
    }
    #expect(changed > Self.count / 4)
  }

  private static let allOptions = {
    var options = Migration.Options()
    options.removesBoilerplate = true
    options.isForLinux = true
    return options
  }()

  /// The application in macro style.
  private static func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tools/Migration/before")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.sorted().filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  /// Removes, repeats or exchanges a few lines or tokens.
  private func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
    var text = text
    for _ in 0..<(1 + generator.below(3)) {
      let isOfLines = generator.below(2) == 0
      var parts =
        isOfLines
        ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        : pieces(text)
      let (first, second) = (
        generator.below(parts.count), generator.below(parts.count)
      )
      switch generator.below(3) {
      case 0: parts.remove(at: first)
      case 1: parts.insert(parts[first], at: first)
      default: parts.swapAt(first, second)
      }
      text = parts.joined(separator: isOfLines ? "\n" : "")
    }
    return text
  }

  /// Each token with the white space before it, and what is after the last one.
  private func pieces(_ text: String) -> [String] {
    let file = SourceFile(path: "", keepsLineEnds: true, bytes: Array(text.utf8))
    let tokens = file.tokens
    let end = SourceRange(start: tokens.last?.end ?? 0, end: UInt32(file.count))
    return tokens.map { file.text(SourceRange(start: $0.triviaStart, end: $0.end)) } + [
      file.text(end)
    ]
  }

  /// The tokens that were removed or added and belong to no construct that the command changes. What
  /// a rule moves or copies, such as the path of `onChange`, is in both texts.
  private func changedTokens(from old: String, to new: String) -> [String] {
    let before = texts(old)
    let difference = texts(new).difference(from: before)
    let inserted = difference.insertions.map(Self.text)
    let removed = difference.removals.map(Self.text).filter {
      !Self.isRemoved($0) && !inserted.contains($0)
    }
    let added = inserted.filter { !Self.isAdded($0, before) }
    return removed.map { "-" + $0 } + added.map { "+" + $0 }
  }

  private static func text(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let text, _), .remove(_, let text, _): text
    }
  }

  private func texts(_ text: String) -> [String] {
    let file = SourceFile(path: "", keepsLineEnds: true, bytes: Array(text.utf8))
    return withoutExecutor(withoutArguments(file.tokens.map { file.text($0.range) }))
  }

  /// Without `store.useMainSerialExecutor = true`.
  private func withoutExecutor(_ texts: [String]) -> [String] {
    var result = texts
    while let index = result.firstIndex(of: "useMainSerialExecutor"), index > 1,
      index + 2 < result.count, result[index - 1] == ".", result[index + 1] == "=",
      ["true", "false"].contains(result[index + 2])
    {
      result.removeSubrange((index - 2)...(index + 2))
    }
    return result
  }

  /// Without the arguments of the attributes that go with them. A mutation can put any word there.
  private func withoutArguments(_ texts: [String]) -> [String] {
    var result: [String] = []
    var depth = 0
    for (index, text) in texts.enumerated() {
      let isOpen =
        text == "(" && index > 1 && texts[index - 2] == "@"
        && Self.withArguments.contains(texts[index - 1])
      if depth > 0 || isOpen {
        depth += text == "(" ? 1 : text == ")" ? -1 : 0
      } else {
        result.append(text)
      }
    }
    return result
  }

  private static let withArguments = ["Reducer", "DependencyEndpoint"]

  /// A mutation can put a period before a path, and a copied path can follow a word.
  private static func isAdded(_ text: String, _ before: [String]) -> Bool {
    added.contains(text) || before.contains(text) || text.allSatisfy { $0 == "." }
      || before.contains { text.hasSuffix($0) && $0.count > 3 }
  }

  /// A mutation can join two words.
  private static func isRemoved(_ text: String) -> Bool {
    removed.contains(text) || removed.contains { $0.count > 4 && text.hasPrefix($0) }
  }

  private static let removed: Set = [
    "@", "(", ")", ":", ",", ".", "/", "{", "}", "_", "in", "import", "let", "method", "\"search\"",
    // Before an annotated type.
    "private",
    // Attributes and their arguments.
    "Reducer", "ObservableState", "ObservationStateIgnored", "CasePathable", "DependencyClient",
    "DependencyEndpoint", "DependencyEndpointIgnored", "ReducerCaseEphemeral", "ReducerCaseIgnored",
    "state", "action", "equatable", "sendable", "preconcurrency",
    // Modules.
    "CasePaths", "Clocks", "ComposableArchitecture", "CustomDump", "Dependencies",
    "DependenciesMacros", "DependenciesTestSupport", "_exported",
    // Test values, case paths, `onChange`, `Sendable` in an extension, old names.
    "Self", "LoginClient", "SearchClient", "init", "Action", "State", "Reduce", "Sendable", "isOn",
    "extension", "XCTAssertNoDifference", "AnyCasePath",
  ]

  private static let added: Set = [
    ":", ",", ".", "(", ")", "{", "}", "\\", "=", "nonisolated", "case", "return", "let", "var",
    "import", "in", "isOn",
    "state",
    "extension", "Equatable", "State", "Action", "#if", "DEBUG", "#endif", "Reducer", "CaseReducer",
    "CasePathable", "DependencyClient", "GeneratedSupport", "GeneratedTestSupport", "Foundation",
    "Self", "unimplementedValue", "expectNoDifference", "Path", "Browser", "Login", "Destination",
    "Sheets", "Download", "Debug", "AnySchedulerOf", "<", ">", "nanoseconds",
  ]
}
