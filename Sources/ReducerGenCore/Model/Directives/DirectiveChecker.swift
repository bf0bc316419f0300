import ReducerGenIndex
import ReducerGenSyntax

/// Checks that every `// reducergen:` comment is a known directive above a declaration that can
/// have it.
struct DirectiveChecker {
  let file: ParsedFile
  private var accepted: Set<UInt32> = []
  private(set) var diagnostics: [Diagnostic] = []

  static func check(_ file: ParsedFile) -> [Diagnostic] {
    if !file.mayHaveDirectives { return [] }
    var checker = DirectiveChecker(file: file)
    file.syntax.declarations.forEach { checker.visit($0, isMember: false) }
    checker.reportMisplaced()
    return checker.diagnostics
  }

  private mutating func visit(_ declaration: DeclarationSyntax, isMember: Bool = true) {
    var words: Set<String> = []
    for directive in LeadingComments(declaration, in: file).directives {
      if !accepted.insert(directive.range.start).inserted { continue }
      if let problem = problem(with: directive, on: declaration, isMember) {
        diagnostics.append(problem)
      } else if !words.insert(directive.key).inserted {
        diagnostics.append(.repeatedDirective(directive.word, at: file.place(directive.range)))
      }
    }
    declaration.members.forEach { visit($0) }
  }

  private func problem(
    with directive: Directive, on declaration: DeclarationSyntax, _ isMember: Bool
  ) -> Diagnostic? {
    let place = file.place(directive.range)
    guard let rule = DirectiveRule.all[directive.word] else { return unknown(directive) }
    let mustBeMember = !rule.canBeGlobal && [.var, .let, .func].contains(declaration.kind)
    if !rule.kinds.contains(declaration.kind) || mustBeMember && !isMember {
      return .misplacedDirective(directive.word, belongs: rule.place, at: place)
    }
    if directive.word == "allow" { return unknownCheck(directive) }
    let name = file.text(declaration.name)
    if rule.accepts(directive.argument, above: name) { return nil }
    if declaration.kind == .import {
      return .importDirective(String(name.prefix { $0 != "." }), at: place)
    }
    return rule.takesArgument
      ? .directiveArgument(directive.word, usage: rule.usage, at: place)
      : .surplusArgument(directive.word, directive.argument, at: place)
  }

  private func unknownCheck(_ directive: Directive) -> Diagnostic? {
    let place = file.place(directive.range)
    let ids = Checks.all.map(\.id)
    if directive.argument.isEmpty {
      return .directiveArgument("allow", usage: "allow ID", at: place)
    }
    return ids.contains(directive.argument)
      ? nil : .unknownCheck(directive.argument, among: ids, at: place)
  }

  private func unknown(_ directive: Directive) -> Diagnostic {
    .unknownDirective(
      directive.word, among: DirectiveRule.all.keys.sorted(), at: file.place(directive.range))
  }

  /// Comments anywhere else: in bodies, after code, above a blank line; and those that would be a
  /// directive if they were written as one.
  private mutating func reportMisplaced() {
    for directive in file.directives where !accepted.contains(directive.range.start) {
      if file.isInHead(directive), directive.word == "allow" {
        diagnostics += [unknownCheck(directive)].compactMap(\.self)
        continue
      }
      let place = file.place(directive.markerRange)
      let word = String(directive.word.prefix { $0.isLetter })
      if file.isInHead(directive), DirectiveRule.all[directive.word] == nil {
        diagnostics.append(unknown(directive))
      } else if directive.isWellFormed {
        diagnostics.append(.detachedDirective(at: place))
      } else if DirectiveRule.all[word] != nil {
        diagnostics.append(.misspeltDirective(word, at: place))
      }
    }
  }
}

extension Directive {
  /// What may stand above a declaration only once.
  fileprivate var key: String {
    switch word {
    case "template": word + " " + TemplateDirective(argument).name
    case "allow": word + " " + argument
    default: word
    }
  }
}

/// Where a directive may stand, and whether something follows its word.
private struct DirectiveRule: Sendable {
  var usage: String
  var place: String
  var kinds: Set<DeclarationSyntax.Kind>
  var takesArgument = false
  /// Whether it may also stand above global variables and functions.
  var canBeGlobal = false
  /// The possible last words of an argument that begins with the declaration's name.
  var choices: Set<String> = []

  private static let types: Set<DeclarationSyntax.Kind> = [.struct, .enum, .class, .actor]

  private static let requirements: Set<DeclarationSyntax.Kind> = [.var, .func, .subscript]

  private static let others: Set<DeclarationSyntax.Kind> = [
    .protocol, .extension, .typealias, .case, .let, .`init`,
  ]

  static let all: [String: DirectiveRule] = [
    "allow": DirectiveRule(
      usage: "allow ID", place: "a declaration, or above a blank line at the top of the file",
      kinds: types.union(requirements).union(others), takesArgument: true, canBeGlobal: true),
    "method": DirectiveRule(
      usage: "method NAME", place: "an endpoint", kinds: [.var, .let], takesArgument: true),
    "key": DirectiveRule(
      usage: "key NAME' or 'key none", place: "a client or a protocol",
      kinds: [.struct, .protocol], takesArgument: true),
    "name": DirectiveRule(
      usage: "name NAME", place: "a protocol or a requirement",
      kinds: requirements.union([.protocol]),
      takesArgument: true),
    "default": DirectiveRule(
      usage: "default VALUE", place: "a requirement", kinds: requirements, takesArgument: true),
    "records": DirectiveRule(usage: "records", place: "a protocol", kinds: [.protocol]),
    "ignore": DirectiveRule(
      usage: "ignore", place: "a case, a property of a client, or a type",
      kinds: types.union([.protocol, .var, .let, .case])),
    "ephemeral": DirectiveRule(
      usage: "ephemeral", place: "a case of a 'CaseReducer'", kinds: [.case]),
    "sendable": DirectiveRule(
      usage: "sendable", place: "a 'CaseReducer'", kinds: [.enum]),
    "template": DirectiveRule(
      usage: "template NAME", place: "a type", kinds: types.union([.protocol]),
      takesArgument: true),
    "import": DirectiveRule(
      usage: "import", place: "an import", kinds: [.import], takesArgument: true,
      choices: ["public", "internal"]),
  ]

  func accepts(_ argument: String, above name: String) -> Bool {
    if choices.isEmpty { return takesArgument != argument.isEmpty }
    let words = argument.split(separator: " ")
    guard words.count == 2, choices.contains(String(words[1])) else { return false }
    return name == words[0] || name.hasPrefix(words[0] + ".")
  }
}
