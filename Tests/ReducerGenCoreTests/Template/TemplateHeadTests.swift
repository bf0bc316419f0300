@testable import ReducerGenIndex
@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

@Suite struct TemplateHeadTests {
  @Test(
    arguments: [
      ("{# reducergen: for CasePathable #}\nx", .replacing("CasePathable")),
      ("{#reducergen: for DependencyClient#}", .replacing("DependencyClient")),
      ("{#- reducergen:   for\n type -#}", .type),
      ("{# (c) 2025 #}\n\n{# reducergen: for target #}", .target),
      ("\u{FEFF}{# reducergen: for file #}", .file),
      ("{# reducergen: for type conforming to Auto.Equal #}", .typesConforming(to: "Auto.Equal")),
      ("{# reducergen: for type named Row #}", .typeNamed("Row")),
      ("{# reducergen: for protocol conforming to Auto #}", .protocolsConforming(to: "Auto")),
      ("{# for reducergen: CasePathable #}", nil), ("{# reducergen is good #}", nil),
      ("{# reducergen #}", nil), ("no head", nil), ("", nil),
    ] as [(String, TemplatePurpose?)])
  func headSaysWhatTheTemplateIsFor(_ text: String, _ purpose: TemplatePurpose?) {
    let (library, diagnostics) = TemplateLibrary.read([SourceFile(path: "a.stencil", text: text)])
    #expect(diagnostics.isEmpty)
    #expect(library.templates[0].purpose == purpose)
  }

  @Test(arguments: [
    Row("{# reducergen: #}", "1:4: error: expected 'for' after 'reducergen:' [template-head]"),
    Row("{# reducergen: four X #}", "1:16: error: expected 'for', found 'four' [template-head]"),
    Row(
      "{# reducergen: for #}",
      "1:16: error: expected what the template is for after 'for' [template-head]"),
    Row(
      "{# reducergen: for CasePath #}",
      "1:20: error: expected what the template is for, found 'CasePath' [template-head]"),
    Row(
      "{# reducergen: for CasePathable CasePath #}",
      "1:33: error: expected the end of the comment, found 'CasePath' [template-head]"),
    Row(
      "{# reducergen: for types #}",
      "1:20: error: expected what the template is for, found 'types' [template-head]"),
    Row(
      "{# reducergen: for type AutoEquatable #}",
      "1:25: error: expected 'conforming to' or 'named', found 'AutoEquatable' [template-head]"),
    Row(
      "{# reducergen: for type conforming AutoEquatable #}",
      "1:36: error: expected 'to', found 'AutoEquatable' [template-head]"),
    Row(
      "{# reducergen: for type conforming to #}",
      "1:36: error: expected the name of a type after 'to' [template-head]"),
    Row(
      "{# reducergen: for type named 1 #}",
      "1:31: error: expected the name of a type, found '1' [template-head]"),
    Row(
      "{# reducergen:for CasePathable #}",
      "1:4: error: expected 'reducergen:', found 'reducergen:for' [template-head]"),
    Row(
      "{# reducergen for CasePathable #}",
      "1:4: error: expected 'reducergen:', found 'reducergen' [template-head]"),
    Row(
      "{# Reducergen: for CasePathable #}",
      "1:4: error: expected 'reducergen:', found 'Reducergen:' [template-head]"),
    Row(
      "x{# reducergen: for CasePathable #}",
      "1:2: error: a template can state its purpose only once, at its beginning [template-head]"
    ),
    Row(
      "{{ 1 }}{# reducergen: for CasePathable #}",
      "1:8: error: a template can state its purpose only once, at its beginning [template-head]"
    ),
    Row(
      "{# reducergen: for CasePathable #}\n{# reducergen: for CasePathable #}",
      "2:1: error: a template can state its purpose only once, at its beginning [template-head]"
    ),
  ])
  func malformedHeadsAreErrors(_ row: Row) {
    #expect(problem(row.text) == row.expected)
  }

  @Test func misspeltSubjectIsCorrected() {
    #expect(
      problems("{# reducergen: for CasePathble #}").last
        == "1:20: note: did you mean 'CasePathable'?")
    #expect(problems("{# reducergen: for typ #}").last == "1:20: note: did you mean 'type'?")
    #expect(
      problems("{# reducergen: for X #}").last?.hasPrefix(
        "1:20: note: write '{# reducergen: for type #}'") == true)
  }
}
