import Testing

@testable import ReducerGenCore

@Suite struct TemplateHeadTests {
  @Test(arguments: [
    ("{# reducergen: for CasePathable #}\nx", TemplateHead.Subject.casePathable),
    ("{#reducergen: for Reducer#}", .reducer),
    ("{#- reducergen:   for\n CaseReducer -#}", .caseReducer),
    ("{# (c) 2025 #}\n\n{# reducergen: for DependencyClient #}", .dependencyClient),
    ("\u{FEFF}{# reducergen: for ObservableState #}", .observableState),
    ("{# for reducergen: CasePathable #}", nil),
    ("{# reducergen is good #}", nil), ("{# reducergen #}", nil), ("no head", nil), ("", nil),
  ])
  func headSaysWhatTheTemplateIsFor(_ text: String, _ subject: TemplateHead.Subject?) {
    let (library, diagnostics) = TemplateLibrary.read([SourceFile(path: "a.stencil", text: text)])
    #expect(diagnostics.isEmpty)
    #expect(library.templates[0].head?.subject == subject)
  }

  @Test func headKeepsItsPlace() {
    let file = SourceFile(path: "a.stencil", text: "{# reducergen: for Reducer #}")
    let head = TemplateLibrary.read([file]).0.templates[0].head
    #expect(head.map { file.text($0.range) } == "Reducer")
  }

  @Test(arguments: [
    Row("{# reducergen: #}", "1:4: error: expected 'for' after 'reducergen:' [template-head]"),
    Row("{# reducergen: four X #}", "1:16: error: expected 'for', found 'four' [template-head]"),
    Row("{# reducergen: for #}", "1:16: error: expected what the template is for [template-head]"),
    Row(
      "{# reducergen: for CasePath #}",
      "1:20: error: a template cannot be for 'CasePath', only for CasePathable, CaseReducer, "
        + "DependencyClient, ObservableState, Reducer [template-head]"),
    Row(
      "{# reducergen: for Reducer CasePathable #}",
      "1:28: error: a template is for one thing, found 'CasePathable' too [template-head]"),
    Row(
      "{# reducergen:for Reducer #}",
      "1:4: error: expected 'reducergen:', found 'reducergen:for' [template-head]"),
    Row(
      "{# reducergen for Reducer #}",
      "1:4: error: expected 'reducergen:', found 'reducergen' [template-head]"),
    Row(
      "{# Reducergen: for Reducer #}",
      "1:4: error: expected 'reducergen:', found 'Reducergen:' [template-head]"),
    Row(
      "x{# reducergen: for Reducer #}",
      "1:2: error: what a template is for stands once, in a comment at its head [template-head]"),
    Row(
      "{{ 1 }}{# reducergen: for Reducer #}",
      "1:8: error: what a template is for stands once, in a comment at its head [template-head]"),
    Row(
      "{# reducergen: for Reducer #}\n{# reducergen: for Reducer #}",
      "2:1: error: what a template is for stands once, in a comment at its head [template-head]"),
  ])
  func malformedHeadsAreErrors(_ row: Row) {
    #expect(problem(row.text) == row.expected)
  }

  @Test func misspeltSubjectIsCorrected() {
    #expect(problems("{# reducergen: for Reduser #}").last == "1:20: note: did you mean 'Reducer'?")
    #expect(
      problems("{# reducergen: for X #}").last
        == "1:20: note: write '{# reducergen: for CasePathable #}'")
  }
}
