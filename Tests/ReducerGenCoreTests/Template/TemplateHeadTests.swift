import Testing

@testable import ReducerGenCore

@Suite struct TemplateHeadTests {
  @Test(arguments: [
    ("{# reducergen: for CasePathable #}\nx", true),
    ("{#reducergen: for CasePathable#}", true),
    ("{#- reducergen:   for\n CasePathable -#}", true),
    ("{# (c) 2025 #}\n\n{# reducergen: for CasePathable #}", true),
    ("\u{FEFF}{# reducergen: for CasePathable #}", true),
    ("{# for reducergen: CasePathable #}", false),
    ("{# reducergen is good #}", false), ("{# reducergen #}", false), ("no head", false),
    ("", false),
  ])
  func headSaysWhatTheTemplateIsFor(_ text: String, _ isForTypes: Bool) {
    let (library, diagnostics) = TemplateLibrary.read([SourceFile(path: "a.stencil", text: text)])
    #expect(diagnostics.isEmpty)
    #expect(library.templates[0].isForTypes == isForTypes)
  }

  @Test(arguments: [
    Row("{# reducergen: #}", "1:4: error: expected 'for' after 'reducergen:' [template-head]"),
    Row("{# reducergen: four X #}", "1:16: error: expected 'for', found 'four' [template-head]"),
    Row(
      "{# reducergen: for #}", "1:16: error: expected 'CasePathable' after 'for' [template-head]"),
    Row(
      "{# reducergen: for CasePath #}",
      "1:20: error: a template can only be for 'CasePathable', found 'CasePath' "
        + "[template-head]"),
    Row(
      "{# reducergen: for CasePathable CasePath #}",
      "1:33: error: expected the end of the comment after 'CasePathable', found 'CasePath' [template-head]"
    ),
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
    #expect(
      problems("{# reducergen: for X #}").last
        == "1:20: note: write '{# reducergen: for CasePathable #}'")
  }
}
