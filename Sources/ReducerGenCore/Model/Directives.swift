/// Checks that every `// reducergen:` comment says something to a declaration that listens.
struct DirectiveChecker {
  let file: ParsedFile
  private var accepted: Set<UInt32> = []
  private(set) var diagnostics: [Diagnostic] = []

  static func check(_ file: ParsedFile) -> [Diagnostic] {
    if !file.mayHaveDirectives { return [] }
    var checker = DirectiveChecker(file: file)
    file.syntax.declarations.forEach { checker.visit($0) }
    checker.reportMisplaced()
    return checker.diagnostics
  }

  private init(file: ParsedFile) {
    self.file = file
  }

  private mutating func visit(_ declaration: DeclarationSyntax) {
    var words: Set<String> = []
    for directive in LeadingComments(declaration, in: file).directives {
      if !accepted.insert(directive.range.start).inserted { continue }
      if let problem = problem(with: directive, on: declaration) {
        diagnostics.append(problem)
      } else if !words.insert(directive.word).inserted {
        diagnostics.append(.repeatedDirective(directive.word, at: file.place(directive.range)))
      }
    }
    declaration.members.forEach { visit($0) }
  }

  private func problem(
    with directive: Directive, on declaration: DeclarationSyntax
  ) -> Diagnostic? {
    let place = file.place(directive.range)
    guard let rule = DirectiveRule.all[directive.word] else {
      let near = NearestName.find(directive.word, among: DirectiveRule.all.keys.sorted())
      return .unknownDirective(directive.word, nearest: near, at: place)
    }
    if !rule.isSupported { return .unsupportedDirective(directive.word, at: place) }
    if !rule.kinds.contains(declaration.kind) {
      return .misplacedDirective(directive.word, belongs: rule.place, at: place)
    }
    return rule.accepts(directive.argument, above: file.text(declaration.name))
      ? nil : .directiveArgument(directive.word, usage: rule.usage, at: place)
  }

  /// Comments anywhere else: in bodies, behind code, above a blank line.
  private mutating func reportMisplaced() {
    let starts = ByteSearch.offsets(of: "reducergen", in: file.file).compactMap(commentStart)
    for start in comments(among: starts.filter { !accepted.contains($0) }) {
      let end = start + UInt32("// reducergen:".utf8.count)
      let place = file.place(SourceRange(start: start, end: end))
      diagnostics.append(.detachedDirective(at: place))
    }
  }

  /// Where the `//` stands, if only white space is between it and the marker.
  private func commentStart(before offset: Int) -> UInt32? {
    let bytes = file.file.storage
    guard bytes[offset + "reducergen".utf8.count] == Byte.colon else { return nil }
    var here = offset
    while here > 0, bytes[here - 1] == Byte.space || bytes[here - 1] == Byte.tab { here -= 1 }
    guard here >= 2, bytes[here - 1] == Byte.slash, bytes[here - 2] == Byte.slash else {
      return nil
    }
    return here >= 3 && bytes[here - 3] == Byte.slash ? nil : UInt32(here - 2)
  }

  /// Those at which a line comment begins, and not a part of a string or of another comment. The
  /// tokens are read once, however many places there are.
  private func comments(among starts: [UInt32]) -> [UInt32] {
    var comments: Set<UInt32> = []
    Lexer.read(file.file) { lexer in
      var index = 0
      while index < starts.count {
        let token = lexer.next()
        if starts[index] < token.start { comments.formUnion(lineComments(in: token.trivia)) }
        while index < starts.count, starts[index] < token.end { index += 1 }
        if token.kind == .endOfFile { return }
      }
    }
    return starts.filter(comments.contains)
  }

  /// Where the line comments of a stretch of trivia begin.
  private func lineComments(in trivia: SourceRange) -> [UInt32] {
    let bytes = file.file.storage
    var starts: [UInt32] = []
    var depth = 0
    var here = Int(trivia.start)
    while here < Int(trivia.end) {
      let pair = (bytes[here], bytes[here + 1])
      if depth == 0 && pair == (Byte.slash, Byte.slash) {
        starts.append(UInt32(here))
        while here < Int(trivia.end), bytes[here] != Byte.newline, bytes[here] != 0x0D { here += 1 }
      } else if pair == (Byte.slash, Byte.asterisk) {
        depth += 1
        here += 2
      } else if pair == (Byte.asterisk, Byte.slash) {
        depth -= 1
        here += 2
      } else {
        here += 1
      }
    }
    return starts
  }
}

/// Where a directive may stand, and whether something follows its word.
private struct DirectiveRule: Sendable {
  var usage: String
  var place: String
  var kinds: Set<DeclarationSyntax.Kind>
  var takesArgument = false
  /// What the argument ends with, if it begins with the declaration's name.
  var choices: Set<String> = []
  /// False for what this version knows and cannot do yet: ignoring it would be a silent mistake.
  var isSupported = true

  private static let types: Set<DeclarationSyntax.Kind> = [.struct, .enum, .class, .actor]

  static let all: [String: DirectiveRule] = [
    "method": DirectiveRule(
      usage: "method NAME", place: "an endpoint", kinds: [.var], takesArgument: true,
      isSupported: false),
    "key": DirectiveRule(
      usage: "key NAME' or 'key none", place: "a client", kinds: [.struct], takesArgument: true,
      isSupported: false),
    "ignore": DirectiveRule(
      usage: "ignore", place: "an endpoint, a case or a type",
      kinds: types.union([.var, .let, .case])),
    "ephemeral": DirectiveRule(
      usage: "ephemeral", place: "a case", kinds: [.case], isSupported: false),
    "sendable": DirectiveRule(
      usage: "sendable", place: "a case reducer", kinds: [.enum], isSupported: false),
    "template": DirectiveRule(
      usage: "template NAME", place: "a type that gets case paths", kinds: types,
      takesArgument: true),
    "import": DirectiveRule(
      usage: "import MODULE public' or 'import MODULE internal", place: "an import",
      kinds: [.import], takesArgument: true, choices: ["public", "internal"]),
  ]

  func accepts(_ argument: String, above name: String) -> Bool {
    if choices.isEmpty { return takesArgument != argument.isEmpty }
    let words = argument.split(separator: " ")
    guard words.count == 2, choices.contains(String(words[1])) else { return false }
    return name == words[0] || name.hasPrefix(words[0] + ".")
  }
}
