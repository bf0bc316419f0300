import Foundation
@testable import ReducerGenIndex
@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Templates of a target, chosen by `// reducergen: template NAME`.
@Suite struct OwnTemplatesTests {
  @Test func aTemplateThatReplacesTheBuiltInOneMustPrintItsMembers() {
    let result = generate(
      "// reducergen: template names\nenum E: CasePathable { case a, b(Int) }",
      [
        "names": """
        {# reducergen: for CasePathable #}
        // {{ enum.type }}: {% for case in enum.cases %}{{ case.name }} {{ case.payload }};{% endfor %}
        """
      ])
    #expect(result.messages.count == 2)
    #expect(
      result.messages.first
        == "S.swift:1:1: error: template 'names' replaces the code for 'CasePathable', but does not print 'AllCasePaths', 'a', 'b', '_caseAccess()' [template-contract]"
    )
    #expect(result.code == "// E: a ();b Int;\n")
    #expect(!result.isComplete)
  }

  @Test func itMayIncludeTheBuiltInOneAndOthers() {
    let source = "enum E: CasePathable { case a }"
    let plain = generate(source, [:])
    let result = generate(
      "// reducergen: template more\n" + source,
      [
        "more": """
        {# reducergen: for CasePathable #}
        {% include "case-paths" %}
        {% include "line" %}
        """,
        "line": "// {{ enum.type }}\n\n\n",
      ])
    #expect(result.messages == [])
    #expect(result.code == plain.code + "// E\n")
  }

  @Test func onlyWhatChoosesItIsPrintedByIt() {
    let result = generate(
      """
      enum E: CasePathable { case a }
      struct F: Reducer {
        // reducergen: template x
        enum Action { case b }
      }
      """,
      ["x": "{# reducergen: for CasePathable #}{% include 'case-paths' %}// {{ enum.type }}"])
    #expect(result.messages == [])
    #expect(result.code.contains("nonisolated extension E"))
    #expect(result.code.hasSuffix("\n// F.Action\n"))
  }

  @Test func anUnknownNameIsAnError() {
    let source = "// reducergen: template nmaes\nenum E: CasePathable { case a }"
    let result = generate(source, ["names": "{# reducergen: for CasePathable #}"])
    #expect(
      result.messages == [
        "S.swift:1:1: error: no template is named 'nmaes' [unknown-template]",
        "S.swift:1:1: note: did you mean 'names'?",
      ])
    #expect(!result.isComplete)
    #expect(
      generate(source, [:]).messages.last
        == "S.swift:1:1: note: put 'nmaes.stencil' into the folder 'ReducerGenTemplates' of the "
        + "target, or into the folder given with '--templates'"
    )
  }

  @Test func aTemplateWithoutAHeadIsOnlyForIncluding() {
    let result = generate(
      "// reducergen: template part\nenum E: CasePathable { case a }", ["part": "x"])
    #expect(
      result.messages == [
        "S.swift:1:1: error: template 'part' cannot generate the code of a type, because it does not say what it is for [template-head]",
        "part.stencil:1:1: note: add '{# reducergen: for type #}' or '{# reducergen: for CasePathable #}' here",
      ])
  }

  @Test func aMistakeThatShowsInManyTypesIsReportedOnce() {
    let result = generate(
      """
      // reducergen: template t
      enum E: CasePathable { case a }
      // reducergen: template t
      enum F: CasePathable { case a }
      enum G: CasePathable { case a }
      """, ["t": "{# reducergen: for CasePathable #}\n{{ enum.typo }}"])
    #expect(
      result.messages == [
        "t.stencil:2:9: error: 'enum' has no property 'typo' [unknown-property]",
        "t.stencil:2:9: note: did you mean 'type'?",
        "S.swift:1:1: note: this type uses the template",
      ])
    #expect(!result.isComplete)
    #expect(result.code.contains("extension G:"))
  }

  @Test func whatIsBrokenIsNotPrinted() {
    let result = generate(
      "// reducergen: template t\nenum E: CasePathable { case a }",
      ["t": "{# reducergen: for CasePathable #}\n{{ enum.type"])
    #expect(result.messages.count { $0.contains("error:") } == 1)
    #expect(result.messages.first?.hasPrefix("t.stencil:2:") == true)
    #expect(!result.isComplete)
    #expect(result.code == "")
  }

  @Test func theNameOfABuiltInTemplateIsTaken() {
    let result = generate("", ["header": "x"])
    #expect(
      result.messages == [
        "header.stencil:1:1: error: there are two templates named 'header' [duplicate-template]",
        "header.stencil:1:1: note: the other one is built in; give this one another name",
      ])
  }

  @Test func aBuiltInTemplateForOtherCodeCannotBeChosen() {
    let result = generate("// reducergen: template client\nenum E: CasePathable { case a }", [:])
    #expect(
      result.messages.last
        == "S.swift:1:1: note: the built-in template 'client' generates another kind of code; "
        + "write the name of one of your own templates instead"
    )
  }

  @Test(arguments: [
    "struct E {}", "enum E { case a }", "actor E {}",
    "// reducergen: ignore\nenum E: CasePathable { case a }",
  ])
  func onATypeWithoutCasePathsItIsAnError(_ declaration: String) {
    let result = generate(
      "// reducergen: template t\n" + declaration, ["t": "{# reducergen: for CasePathable #}"])
    #expect(
      result.messages == [
        "S.swift:1:1: error: 'template' belongs above a type that gets case paths, not above this declaration [misplaced-directive]"
      ])
  }

  @Test func onATypealiasItIsOneError() {
    let result = generate("// reducergen: template t\ntypealias E = Int", [:])
    #expect(result.messages.count == 1)
  }

  @Test func twoThatReplaceTheSameCodeAreAnError() {
    let text = "{# reducergen: for CasePathable #}{% include 'case-paths' %}"
    let result = generate(
      "// reducergen: template t\n// reducergen: template u\nenum E: CasePathable { case a }",
      ["t": text, "u": text])
    #expect(
      result.messages == [
        "S.swift:2:1: error: this declaration already has a 'template' directive [repeated-directive]",
        "S.swift:2:1: note: remove one of them",
      ])
  }
}

extension OwnTemplatesTests {
  @Test func theTemplateOfTheArticleIsRight() throws {
    let parts = try article().components(separatedBy: "```\n")
    let source = """
      // reducergen: template questions
      @available(*, noasync) public enum E {
        case a, `default`(Int)
        #if DEBUG
          case debug
        #endif
      }
      """
    let result = generate(source, ["questions": parts[1]])
    #expect(result.messages == [])
    #expect(
      result.whole.hasSuffix(
        """

        @available(*, noasync)
        extension E {
          public var isA: Bool {
            if case .a = self { true } else { false }
          }
          public var isDefault: Bool {
            if case .`default` = self { true } else { false }
          }
        #if DEBUG
          public var isDebug: Bool {
            if case .debug = self { true } else { false }
          }
        #endif
        }

        """))
  }

  @Test func itsErrorIsRight() throws {
    let parts = try article().components(separatedBy: "```\n")
    let text = parts[1].replacing("case.plainName", with: "case.plainNme")
    let result = generate(
      "// reducergen: template questions\nenum E { case a }", ["questions": text])
    let quoted = result.messages.prefix(2).map { "ReducerGenTemplates/" + $0 + "\n" }.joined()
    #expect(parts.contains(quoted))
  }

  private func article() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return try String(
      contentsOf: root.appending(path: "Documentation/Templates.md"), encoding: .utf8)
  }

  /// The article lists each property that a template may use.
  @Test func theArticleNamesAllProperties() throws {
    let words = Set(try article().split { !$0.isLetter }.map(String.init))
    let source = SourceFile(path: "S.swift", text: "enum E: CasePathable { case a }")
    let index = TargetIndex([ParsedFile(source)])
    let type = try #require(index.types.first)
    var resolver = CasePathsResolver(index: index)
    let model = resolver.models()[ObjectIdentifier(type)]
    let keys = allKeys(of: CasePathsEmitter.values(for: try #require(model)))
    #expect(keys.count > 15)
    #expect(keys.subtracting(words) == [])
  }

  private func allKeys(of value: TemplateValue) -> Set<String> {
    switch value {
    case .dictionary(let dictionary):
      dictionary.keys.reduce(into: Set(dictionary.keys)) { keys, key in
        keys.formUnion(dictionary[key].map(allKeys) ?? [])
      }
    case .list(let items): items.reduce(into: []) { $0.formUnion(allKeys(of: $1)) }
    default: []
    }
  }
}

private struct Generated {
  var messages: [String]
  var whole: String
  /// What is after the header and the import.
  var code: String
  var isComplete: Bool
}

private func generate(_ source: String, _ templates: [String: String]) -> Generated {
  let files = templates.sorted { $0.key < $1.key }.map {
    SourceFile(path: $0.key + ".stencil", text: $0.value)
  }
  let result = Pipeline.generate(
    sources: [SourceFile(path: "S.swift", text: source)],
    options: Pipeline.Options(module: "Test", templates: files))
  let output = result.outputs[0]
  let lines = String(decoding: output.bytes, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
  var printer = DiagnosticPrinter()
  return Generated(
    messages: result.diagnostics.flatMap { printer.lines(for: $0) },
    whole: String(decoding: output.bytes, as: UTF8.self),
    code: lines.dropFirst(6).joined(separator: "\n").trimmingStart(), isComplete: output.isComplete)
}

extension String {
  fileprivate func trimmingStart() -> String { String(drop { $0 == "\n" }) }
}
