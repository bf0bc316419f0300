import ReducerGenSyntax

extension Diagnostic {
  /// - Parameter kind: `tag`, `filter`, `template` or `variable`.
  static func unknown(
    _ kind: String, _ name: String, among known: [String], at place: SourcePlace
  ) -> Self {
    Self(
      "unknown-" + kind, at: place, "unknown \(kind) '\(name)'",
      note: PeerNames.note(kind, name) ?? didYouMean(name, known))
  }

  /// Nil if no name is similar.
  static func didYouMean(_ name: String, _ known: [String]) -> String? {
    NearestName.find(name, among: known).map { "did you mean '\($0)'?" }
  }

  static func unterminatedTag(_ opener: String, closer: String, at place: SourcePlace) -> Self {
    Self(
      "template-syntax", at: place, "'\(opener)' is not closed",
      note: "add the missing '\(closer)'")
  }

  static func unterminatedTemplateString(at place: SourcePlace) -> Self {
    Self(
      "template-syntax", at: place, "unterminated string",
      note:
        "add the missing quotation mark; a string cannot span several lines, so write '\\n' for a line break"
    )
  }

  static func unknownTemplateEscape(_ text: String, at place: SourcePlace) -> Self {
    Self(
      "template-syntax", at: place, "unknown escape sequence '\(text)' in a string",
      note: "the escape sequences are '\\n', '\\t', '\\\\', '\\\"' and '\\''")
  }

  static func templateNumberTooLarge(_ text: String, at place: SourcePlace) -> Self {
    Self("template-syntax", at: place, "number '\(text)' is too large")
  }

  static func unexpectedInTemplate(
    _ found: String, expected: String, at place: SourcePlace, instead: String? = nil
  ) -> Self {
    Self(
      "template-syntax", at: place, "expected \(expected), found \(found)",
      note: instead.map { "write '\($0)' instead" })
  }

  static func reservedTemplateName(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "template-syntax", at: place, "'\(name)' cannot be the name of a variable",
      note: "choose another name")
  }

  static func strayTag(_ name: String, opener: String, at place: SourcePlace) -> Self {
    Self("template-block", at: place, "'\(name)' has no matching '\(opener)'")
  }

  /// - Parameter opener: `if` or `for`.
  static func tagAfterLastPart(_ name: String, opener: String, at place: SourcePlace) -> Self {
    let last = opener == "if" ? "else" : "empty"
    return Self(
      "template-block", at: place, "'\(name)' cannot follow the '\(last)' of the same '\(opener)'")
  }

  static func unclosedBlock(_ opener: String, closer: String, at place: SourcePlace) -> Self {
    Self(
      "template-block", at: place, "'\(opener)' has no '\(closer)'", note: "add '{% \(closer) %}'")
  }

  enum TemplateNesting: String { case blocks, conditions, includes }

  static func templateTooDeep(
    _ what: TemplateNesting, limit: Int, at place: SourcePlace
  ) -> Self {
    let fix =
      switch what {
      case .blocks: "move the inner part into a template of its own"
      case .conditions: "move a part of the condition into an 'if' of its own"
      case .includes: "make the chain of includes shorter"
      }
    return Self(
      "template-nesting", at: place, "\(what) are nested more than \(limit) levels deep", note: fix)
  }

  static func templateRunsTooLong(limit: Int, at place: SourcePlace) -> Self {
    Self(
      "template-passes", at: place,
      "the loops and includes that print one file run more than \(limit) times",
      note: "nest fewer loops, or give an inner loop a shorter list")
  }

  static func filterArgumentCount(
    _ name: String, expected: String, found: Int, at place: SourcePlace
  ) -> Self {
    Self("filter-arguments", at: place, "filter '\(name)' takes \(expected), found \(found)")
  }

  /// - Parameters:
  ///   - word: The word after which something is missing.
  ///   - known: The words that can stand at the place.
  static func malformedTemplateHead(
    expected: String, found: String?, after word: String?, among known: [String],
    at place: SourcePlace
  ) -> Self {
    let rest = found.map { ", found '\($0)'" } ?? word.map { " after '\($0)'" } ?? ""
    return Self(
      "template-head", at: place, "expected \(expected)" + rest,
      note: found.flatMap { didYouMean($0, known) }
        ?? "write '{# reducergen: for type #}', '… for type conforming to NAME #}', "
        + "'… for protocol conforming to NAME #}', '… for type named NAME #}', '… for file #}', "
        + "'… for target #}' or "
        + "'… for CasePathable #}'")
  }

  static func misplacedTemplateHead(at place: SourcePlace) -> Self {
    Self(
      "template-head", at: place,
      "a template can state its purpose only once, at its beginning",
      note: "move this comment to the first line, or remove it")
  }

  static func duplicateTemplate(
    _ name: String, isBuiltIn: Bool, at place: SourcePlace, other: SourcePlace
  ) -> Self {
    // The user has no file with the built-in one.
    let note =
      isBuiltIn
      ? Note("the other one is built in; give this one another name")
      : Note("the other one is here", at: other)
    return Self(
      "duplicate-template", at: place, "there are two templates named '\(name)'", note)
  }

  static func chosenTemplateMissing(
    _ name: String, among known: [String], at place: SourcePlace
  ) -> Self {
    Self(
      "unknown-template", at: place, "no template is named '\(name)'",
      note: didYouMean(name, known)
        ?? "put '\(name).stencil' into the folder 'ReducerGenTemplates' of the target, or into the "
        + "folder given with '--templates'")
  }

  static func templateWithoutHead(
    _ name: String, isBuiltIn: Bool, at place: SourcePlace, other: SourcePlace
  ) -> Self {
    let note =
      isBuiltIn
      ? Note(
        "the built-in template '\(name)' generates another kind of code; "
          + "write the name of one of your own templates instead")
      : Note(
        "add '{# reducergen: for type #}' or '{# reducergen: for CasePathable #}' here", at: other)
    return Self(
      "template-head", at: place,
      "template '\(name)' cannot generate the code of a type, because it does not say what it is for",
      note)
  }

  static func invalidPrintedCode(
    _ name: String, _ problem: String, line: String, at place: SourcePlace
  ) -> Self {
    Self(
      "printed-code", at: place, "template '\(name)' prints invalid Swift here: \(problem)",
      note: "the printed line is '\(ShownText.inComment(line))'")
  }

  static func hiddenTemplateType(
    _ type: String, _ hidden: String, _ template: String, at place: SourcePlace
  ) -> Self {
    Self(
      "private-type", at: place,
      "\(isPrivate(type, hidden)), \(cannotBeSeen); template '\(template)' cannot print code for it",
      note: "make '\(hidden)' internal")
  }

  static func brokenContract(
    _ template: String, _ annotation: String, missing: [String], at place: SourcePlace
  ) -> Self {
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      "template-contract", at: place,
      "template '\(template)' replaces the code for '\(annotation)', but does not print \(names)",
      note: "print these members, or include the built-in template")
  }

  /// - Parameter fix: What may be meant.
  static func templateWithoutTypes(
    _ template: String, _ problem: String, fix: String?, at place: SourcePlace
  ) -> Self {
    Self(
      "template-use", .warning, at: place,
      "template '\(template)' prints nothing: \(problem)", note: fix)
  }

  static func unusedTemplate(_ template: String, at place: SourcePlace) -> Self {
    Self(
      "template-use", .warning, at: place,
      "template '\(template)' does not say what it is for, and no other template includes it",
      note: "begin it with '{# reducergen: for type #}' or another line of that kind")
  }

  static func templateSelectsItself(
    _ name: String, _ purpose: String, at place: SourcePlace
  ) -> Self {
    Self(
      "template-head", at: place,
      "template '\(name)' is 'for \(purpose)', so a directive cannot select it",
      note: "remove the directive, or begin the template with '{# reducergen: for type #}'")
  }

  static func malformedTemplateArgument(_ text: String, at place: SourcePlace) -> Self {
    Self(
      "template-argument", at: place, "'\(text)' is not an argument of a template",
      note: "write 'NAME=\"TEXT\"', 'NAME=NUMBER' or 'NAME'")
  }

  static func unknownTemplateArgument(
    _ name: String, of template: String, among known: [String], at place: SourcePlace
  ) -> Self {
    Self(
      "template-argument", at: place, "template '\(template)' has no argument '\(name)'",
      note: didYouMean(name, known)
        ?? (known.isEmpty
          ? "it has no arguments; to read one, write '{{ arguments.\(name) }}' in the template"
          : "its arguments are \(known.map { "'\($0)'" }.joined(separator: ", "))"))
  }

  static func includeCycle(_ names: [String], at place: SourcePlace) -> Self {
    Self(
      "include-cycle", at: place, "templates include each other: \(names.joined(separator: " → "))",
      note: "remove one of the includes")
  }

  static func unknownTemplateProperty(
    _ name: String, of owner: String, among known: [String], at place: SourcePlace
  ) -> Self {
    Self(
      "unknown-property", at: place, "\(owner) has no property '\(name)'",
      note: didYouMean(name, known) ?? PeerNames.note("property", name))
  }

  static func templateIndexOutOfRange(_ index: String, count: Int, at place: SourcePlace) -> Self {
    Self(
      "template-index", at: place,
      "index \(index) is out of range: the list has \(count) element\(count == 1 ? "" : "s")")
  }

  static func absentTemplateValue(_ text: String, at place: SourcePlace) -> Self {
    Self(
      "absent-value", at: place, "'\(text)' has no value here",
      note: "use it only inside '{% if \(text) %}', or add a default value with '|default:'")
  }

  static func templateType(
    _ text: String, is kind: String, expected: String, at place: SourcePlace
  ) -> Self {
    // A string literal has its own quotes.
    let subject = text.hasPrefix("'") || text.hasPrefix("\"") ? text : "'\(text)'"
    let problem = expected.hasPrefix(kind) ? "not \(expected)" : "\(kind), expected \(expected)"
    return Self("template-type", at: place, "\(subject) is \(problem)")
  }

  static func unprintable(_ text: String, is kind: String, isList: Bool, at place: SourcePlace)
    -> Self
  {
    Self(
      "template-type", at: place, "'\(text)' is \(kind) and cannot be printed",
      note: isList ? "loop over it, or use '|join:'" : nil)
  }

  static func incomparable(_ left: String, _ right: String, by sign: String, at place: SourcePlace)
    -> Self
  {
    Self(
      "template-type", at: place,
      sign == "in"
        ? "'in' cannot look for \(left) in \(right)"
        : "'\(sign)' cannot compare \(left) with \(right)")
  }

  static func wrongLoopSubject(
    _ text: String, is kind: String, hasKey: Bool, at place: SourcePlace
  ) -> Self {
    let expected = hasKey ? "a dictionary" : "a list"
    let isOther = kind == (hasKey ? "a list" : "a dictionary")
    let fix = hasKey ? "for value in \(text)" : "for key, value in \(text)"
    return Self(
      "template-type", at: place, "cannot loop over '\(text)': it is \(kind), expected \(expected)",
      note: isOther ? "write '{% \(fix) %}'" : nil)
  }

  static func unusableName(_ text: String, at place: SourcePlace) -> Self {
    Self("template-type", at: place, "'\(text)' cannot be a Swift name, not even with back-ticks")
  }

  static func outsideOfLoop(_ text: String, at place: SourcePlace) -> Self {
    Self("unknown-variable", at: place, "'\(text)' is used outside of a 'for' loop")
  }
}
