@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// What a template prints; problems of any kind are issues of the test.
func rendered(
  _ text: String, _ values: TemplateValue = [:], including others: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  let (output, problems) = attempt(text, values, including: others)
  for problem in problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  return output
}

/// What is wrong with a template, in its text or with its values: each message without the path,
/// and its notes below it.
func problems(
  _ text: String, _ values: TemplateValue = [:], including others: [String: String] = [:]
) -> [String] {
  attempt(text, values, including: others).problems
}

/// The same for one problem, without its notes.
func problem(_ text: String, _ values: TemplateValue = [:]) -> String {
  let problems = problems(text, values).filter { !$0.contains(": note: ") }
  return problems.count == 1 ? problems[0] : "\(problems)"
}

func attempt(
  _ text: String, _ values: TemplateValue, including others: [String: String]
) -> (output: String, problems: [String]) {
  var files = [SourceFile(path: "main.stencil", text: text)]
  for (name, text) in others.sorted(by: { $0.key < $1.key }) {
    files.append(SourceFile(path: "\(name).stencil", text: text))
  }
  let (library, diagnostics) = TemplateLibrary.read(files)
  guard diagnostics.isEmpty else { return ("", lines(diagnostics)) }
  var buffer = ""
  let failure = library.render(library.templates[0], values, into: &buffer)
  return (buffer, lines(failure.map { [$0] } ?? []))
}

func lines(_ diagnostics: [Diagnostic]) -> [String] {
  var printer = DiagnosticPrinter()
  return diagnostics.flatMap { printer.lines(for: $0) }.map { line in
    line.hasPrefix("main.stencil:") ? String(line.dropFirst("main.stencil:".count)) : line
  }
}

/// A row of a table: the test's name for it is its text.
struct Row: Sendable, CustomTestStringConvertible {
  var text: String
  var expected: String

  init(_ text: String, _ expected: String) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text }
}

extension TemplateValue: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  public init(integerLiteral number: Int) { self = .number(number) }
  public init(booleanLiteral bool: Bool) { self = .bool(bool) }
  public init(arrayLiteral items: TemplateValue...) { self = .list(items) }
}
