import ReducerGenIndex
import ReducerGenSyntax

/// Prints with templates of the target, and checks what they print.
struct OwnCodePrinter {
  let library: TemplateLibrary
  /// There is an error in a template, and was reported.
  let hasBrokenTemplates: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(library: TemplateLibrary, hasBrokenTemplates: Bool) {
    self.library = library
    self.hasBrokenTemplates = hasBrokenTemplates
  }

  /// - Parameters:
  ///   - subject: The directive that selected the template, or the name of the type.
  /// - Returns: The text, and its declarations. The text is nil if there is an error.
  mutating func print(
    _ template: Template, _ values: TemplateValue, for subject: SourcePlace?
  ) -> (text: String?, file: ParsedFile?) {
    if hasBrokenTemplates { return (nil, nil) }
    var text = ""
    if let problem = library.render(template, values, into: &text) {
      report(problem, for: subject)
      return (nil, nil)
    }
    let file = ParsedFile(SourceFile(path: "", text: text))
    if let problem = file.diagnostics.first {
      report(invalid(problem, template, values, in: file), for: subject)
      return (nil, nil)
    }
    return (text.trimmingBlankLines(), file)
  }

  /// The problem at the place in the template that has printed it.
  private func invalid(
    _ problem: Diagnostic, _ template: Template, _ values: TemplateValue, in file: ParsedFile
  ) -> Diagnostic {
    let trace = TemplateRenderer.trace(template, values, of: library)
    let offset = problem.place.range.start
    let place = trace.place(at: Int(offset)) ?? SourcePlace(template.file, .empty)
    let line = file.file.line(at: offset).trimmed()
    return .invalidPrintedCode(template.name, problem.message, line: line, at: place)
  }

  private mutating func report(_ problem: Diagnostic, for subject: SourcePlace?) {
    var problem = problem
    if diagnostics.contains(where: { $0.isSame(as: problem) }) { return }
    if let subject {
      problem.notes.append(Diagnostic.Note("this type uses the template", at: subject))
    }
    diagnostics.append(problem)
  }
}

extension TemplateChoice {
  /// What a template sees as `arguments`.
  var argumentValues: TemplateValue {
    let pairs = arguments.map { argument -> (String, TemplateValue) in
      switch argument.value {
      case .text(let text): (argument.name, .text(text))
      case .number(let number): (argument.name, .number(number))
      case .bool(let bool): (argument.name, .bool(bool))
      }
    }
    return .dictionary(TemplateDictionary(pairs, isOpen: true))
  }
}

extension SourceFile {
  /// The line that an offset is in.
  fileprivate func line(at offset: UInt32) -> String {
    var (start, end) = (min(Int(offset), count), min(Int(offset), count))
    while start > 0, storage[start - 1] != Byte.newline { start -= 1 }
    while end < count, storage[end] != Byte.newline { end += 1 }
    return text(SourceRange(start: UInt32(start), end: UInt32(end)))
  }
}

extension String {
  /// Without the empty lines at the beginning, and the line ends at the end.
  fileprivate func trimmingBlankLines() -> String {
    guard let first = utf8.firstIndex(where: { !Byte.isWhitespace($0) }),
      let last = utf8.lastIndex(where: { !Byte.isWhitespace($0) })
    else { return "" }
    let start = utf8[..<first].lastIndex(of: Byte.newline).map(utf8.index(after:)) ?? startIndex
    return String(self[start...last])
  }
}
