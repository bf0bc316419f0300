@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Code that templates of a target print beside the built-in code.
@Suite struct OwnCodeTests {
  @Test func aDirectiveSelectsATemplateAndGivesItArguments() {
    let result = own(
      [
        "A.swift":
          "// reducergen: template note text=\"a \\\"b\\\"\" count=3 loud\npublic struct A {}"
      ],
      [
        "note": """
        {# reducergen: for type #}
        extension {{ type }} {
          {{ type.access }}static let text = "{{ arguments.text | inLiteral }}{{ arguments.count }}"
        {% if arguments.loud %}
          static let isLoud = true
        {% endif %}
        {% if arguments.other %}
          static let other = true
        {% endif %}
        }
        """
      ])
    #expect(result.messages == [])
    #expect(
      result["A"] == """
        extension A {
          public static let text = "a \\"b\\"3"
          static let isLoud = true
        }

        """)
  }

  @Test func severalTemplatesOfOneTypeStandInTheOrderOfTheDirectives() {
    let result = own(
      [
        "A.swift": """
        // reducergen: template second
        // reducergen: template first
        enum A: CasePathable { case a }
        """
      ],
      [
        "first": "{# reducergen: for type #}\nextension {{ type }} { static let first = 1 }",
        "second": "{# reducergen: for type #}\nextension {{ type }} { static let second = 2 }",
      ])
    #expect(result.messages == [])
    #expect(
      result["A"].hasSuffix(
        """

        extension A { static let second = 2 }

        extension A { static let first = 1 }

        """))
    #expect(result["A"].contains("AllCasePaths"))
  }

  @Test func aProtocolSelectsATemplate() {
    let result = own(
      [
        "Protocols.swift":
          "protocol Auto {}\nprotocol More: Auto {}\ntypealias Both = Auto & Sendable",
        "A.swift": "struct A: Auto {}\nstruct B: More {}\nstruct C {}\nstruct D: Both {}",
        "C.swift": "extension C: Auto {}",
      ], ["auto": "{# reducergen: for type conforming to Auto #}\nlet a{{ type.name }} = 1"])
    #expect(result.messages == [])
    #expect(result["A"] == "let aA = 1\n\nlet aB = 1\n\nlet aC = 1\n\nlet aD = 1\n")
    #expect(result["C"] == "" && result["Protocols"] == "")
  }

  @Test func protocolsHaveTemplatesToo() {
    let result = own(
      ["A.swift": "protocol Auto {}\nprotocol Service: Auto {}\nstruct A: Service {}"],
      ["mock": "{# reducergen: for protocol conforming to Auto #}\nclass {{ type.name }}Mock {}"])
    #expect(result.messages == [])
    #expect(result["A"] == "class ServiceMock {}\n")
  }

  @Test func aNameSelectsATemplate() {
    let result = own(
      ["A.swift": "struct A { struct B {} }\nstruct B {}"],
      ["b": "{# reducergen: for type named A.B #}\nextension {{ type }} {}"])
    #expect(result.messages == [])
    #expect(result["A"] == "extension A.B {}\n")
  }

  @Test func filesAndTheTargetHaveTemplates() {
    let result = own(
      [
        "A.swift": "import Foundation\nfunc a() {}", "B.swift": "#if DEBUG\n  import OSLog\n#endif",
      ],
      [
        "each": """
        {# reducergen: for file #}
        {% for function in file.functions %}
        let {{ file.name | lowerFirst }}Has = "{{ function.name }}"
        {% endfor %}
        """,
        "all": """
        {# reducergen: for target #}
        {% lines target.imports %}
        let files = [{% for file in target.files %}"{{ file.path }}"{% if not forloop.last %}, {% endif %}{% endfor %}]
        """,
      ])
    #expect(result.messages == [])
    #expect(result["A"] == "let aHas = \"a\"\n")
    #expect(result["B"] == "")
    #expect(
      result["+Target"] == """
        import Foundation
        #if DEBUG
        import OSLog
        #endif
        let files = ["A.swift", "B.swift"]

        """)
  }

  @Test func conditionsAroundATypeAreAroundItsCode() {
    let result = own(
      ["A.swift": "#if DEBUG\n// reducergen: template t\nstruct A {}\n#endif"],
      ["t": "{# reducergen: for type #}\nextension {{ type }} {}"])
    #expect(result["A"] == "#if DEBUG\nextension A {}\n#endif\n")
  }

  @Test func importsAreAsVisibleAsThePrintedDeclarations() {
    let template =
      "{# reducergen: for type #}\nextension A { {{ arguments.access }} func f(_ d: Date) {} }"
    for access in ["public", "internal"] {
      let source =
        "public import Foundation\n// reducergen: template t access=\(access)\npublic struct A {}"
      let text = own(["A.swift": source], ["t": template]).whole["A.generated.swift"] ?? ""
      #expect(text.contains("\n\(access) import Foundation\n"))
      #expect(!text.contains("GeneratedSupport"))
    }
  }
}

/// What is wrong with templates, or with how they are used.
extension OwnCodeTests {
  private static let type = "// reducergen: template t\nstruct A {}"

  @Test func invalidSwiftIsReportedAtTheTemplate() {
    let result = own(
      ["A.swift": Self.type],
      ["t": "{# reducergen: for type #}\nextension {{ type }} {\n  func f( {}\n}\n"])
    #expect(result.messages.first?.hasPrefix("t.stencil:3:") == true)
    #expect(result.messages.first?.contains("template 't' prints invalid Swift here: ") == true)
    #expect(result.messages.contains { $0.hasSuffix("note: the printed line is 'func f( {}'") })
    #expect(result.messages.last == "A.swift:1:1: note: this type uses the template")
    #expect(!result.isComplete)
  }

  @Test func itsPlaceIsRightBehindValuesAndIncludes() {
    let result = own(
      ["A.swift": Self.type],
      [
        "t": "{# reducergen: for type #}\nextension {{ type }} {\n  {% include 'part' %}\n}\n",
        "part": "let a = 1\n\nlet b = \"{{ type.name }}\nlet c = 2\n",
      ])
    #expect(result.messages.first?.hasPrefix("part.stencil:3:9: error: ") == true)
  }

  @Test(arguments: [
    (
      "{# reducergen: for type conforming to Atuo #}", "no type conforms to 'Atuo'",
      "did you mean 'Auto'?"
    ),
    (
      "{# reducergen: for type conforming to Auto #}", "no type conforms to 'Auto'",
      "'Service' does, and is a protocol; write 'for protocol conforming to Auto'"
    ),
    (
      "{# reducergen: for type named Servce #}", "the target has no type 'Servce'",
      "did you mean 'Service'?"
    ),
  ])
  func aTemplateThatNothingSelectsIsToldOf(_ head: String, _ problem: String, _ note: String) {
    let result = own(["A.swift": "protocol Auto {}\nprotocol Service: Auto {}"], ["t": head])
    #expect(
      result.messages == [
        "t.stencil:1:1: warning: template 't' prints nothing: \(problem) [template-use]",
        "t.stencil:1:1: note: \(note)",
      ])
    #expect(result.isComplete)
  }

  @Test func aTemplateWithoutAFirstLineIsToldOf() {
    let result = own(["A.swift": "struct A {}"], ["t": "{# reducergn: for type #}"])
    #expect(
      result.messages.first
        == "t.stencil:1:1: warning: template 't' does not say what it is for, and no other template includes it [template-use]"
    )
  }

  @Test(arguments: [
    ("{{ type.storedVariables }}", "write 'properties' and 'where property.isStored' instead"),
    ("{{ type.implements }}", "write '\"NAME\" in type.conformances' instead"),
    ("{{ types.all }}", "write 'target.types' instead"),
    ("{{ type.name | upperFirstLetter }}", "write 'upperFirst' instead"),
    (
      "{% for p in type.properties|stored %}{% endfor %}",
      "write a condition instead: '{% for … in … where property.isStored %}'"
    ),
    ("{% macro a %}", "write '{% include … %}' instead"),
    ("{% include \"part.stencil\" %}", "write '\"part\"' instead"),
  ])
  func namesOfSourceryAreTranslated(_ text: String, _ note: String) {
    let result = own(
      ["A.swift": Self.type], ["t": "{# reducergen: for type #}\n" + text, "part": "let a = 1"])
    #expect(result.messages.contains { $0.hasSuffix(" note: " + note) })
  }

  @Test func aPrivateTypeIsRefused() {
    let result = own(
      ["A.swift": "// reducergen: template t\nprivate struct A {}"],
      ["t": "{# reducergen: for type #}\nextension {{ type }} {}"])
    #expect(
      result.messages == [
        "A.swift:2:16: error: 'A' is private, so generated code in another file cannot see it; template 't' cannot print code for it [private-type]",
        "A.swift:2:16: note: make 'A' internal",
      ])
  }

  @Test(
    arguments: [
      ("t prefx=\"a\"", "template 't' has no argument 'prefx'", "did you mean 'prefix'?"),
      (
        "t a=", "'a=' is not an argument of a template",
        "write 'NAME=\"TEXT\"', 'NAME=NUMBER' or 'NAME'"
      ),
      ("t prefix=\"a", "'prefix=\"a' is not an argument of a template", nil),
      ("t \"a\"", "'\"a\"' is not an argument of a template", nil),
      (
        "all", "template 'all' is 'for target', so a directive cannot select it",
        "remove the directive, or begin the template with '{# reducergen: for type #}'"
      ),
      (
        "cases",
        "'template' belongs above a type that gets case paths, not above this declaration", nil
      ),
      (
        "client",
        "template 'client' cannot generate the code of a type, because it does not say what it is for",
        nil
      ),
      (
        "clients",
        "'template' belongs above a type that has 'DependencyClient', not above this declaration",
        nil
      ),
    ] as [(String, String, String?)])
  func aWrongDirectiveIsAnError(_ directive: String, _ message: String, _ note: String?) {
    let result = own(
      ["A.swift": "// reducergen: template \(directive)\nstruct A {}"],
      [
        "t": "{# reducergen: for type #}{{ arguments.prefix }}",
        "all": "{# reducergen: for target #}", "cases": "{# reducergen: for CasePathable #}",
        "clients": "{# reducergen: for DependencyClient #}",
      ])
    #expect(result.messages.first?.hasPrefix("A.swift:1:1: error: \(message) [") == true)
    if let note { #expect(result.messages.contains("A.swift:1:1: note: \(note)")) }
  }

  @Test func anArgumentThatIsNotGivenHasNoValue() {
    let result = own(
      ["A.swift": Self.type], ["t": "{# reducergen: for type #}\n{{ arguments.prefix }}"])
    #expect(
      result.messages.first
        == "t.stencil:2:4: error: 'arguments.prefix' has no value here [absent-value]")
  }

  @Test func aClientCanBeReplacedIfItsMembersAreThere() {
    let source = """
      // reducergen: template loud
      struct API: DependencyClient { var load: @Sendable () -> Void }
      """
    let whole = own(
      ["A.swift": source],
      ["loud": "{# reducergen: for DependencyClient #}\n{% include 'client' %}\nlet loud = 1"])
    #expect(whole.messages == [])
    #expect(whole["A"].hasSuffix("\nlet loud = 1\n"))
    let part = own(
      ["A.swift": source],
      ["loud": "{# reducergen: for DependencyClient #}\nextension {{ client.type }} {}"])
    #expect(
      part.messages.first
        == "A.swift:1:1: error: template 'loud' replaces the code for 'DependencyClient', but does not print 'init()', 'unimplementedValue', 'api' [template-contract]"
    )
  }

  @Test func aReplacementMustPrintEachCasePath() {
    let result = own(
      ["A.swift": "// reducergen: template t\nenum A: CasePathable { case a, b }"],
      [
        "t": """
        {# reducergen: for CasePathable #}
        extension A {
          struct AllCasePaths { var a: Int { 1 } }
          static func _caseAccess() {}
        }
        """
      ])
    #expect(
      result.messages.first
        == "A.swift:1:1: error: template 't' replaces the code for 'CasePathable', but does not print 'b' [template-contract]"
    )
  }

  @Test func aTargetWhoseTemplatesAreBrokenKeepsItsOutput() {
    let result = own(["A.swift": Self.type], ["t": "{# reducergen: for type #}\n{{ type"])
    #expect(!result.isComplete)
    #expect(result.messages.count { $0.contains("error:") } == 1)
  }
}

struct OwnResult {
  var messages: [String]
  var isComplete: Bool
  /// The whole texts, by the names of the outputs.
  var whole: [String: String]

  /// The code after the imports.
  subscript(name: String) -> String {
    let lines = (whole[name + ".generated.swift"] ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    let isTarget = name == "+Target"
    let code = lines.dropFirst(5).drop {
      $0.isEmpty || !isTarget && ($0.hasPrefix("import ") || $0.contains(" import "))
    }
    return code.joined(separator: "\n")
  }
}

/// Generates with templates, by name.
func own(_ sources: [String: String], _ templates: [String: String]) -> OwnResult {
  let files = templates.sorted { $0.key < $1.key }.map {
    SourceFile(path: $0.key + ".stencil", text: $0.value)
  }
  let result = Pipeline.generate(
    sources: sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) },
    options: Pipeline.Options(module: "Test", templates: files))
  var printer = DiagnosticPrinter()
  return OwnResult(
    messages: result.diagnostics.flatMap { printer.lines(for: $0) },
    isComplete: result.outputs.allSatisfy(\.isComplete),
    whole: Dictionary(
      uniqueKeysWithValues: result.outputs.map {
        ($0.name, String(decoding: $0.bytes, as: UTF8.self))
      }))
}
