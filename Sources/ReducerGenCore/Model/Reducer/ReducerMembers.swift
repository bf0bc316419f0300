/// Which members of a reducer the target declares.
extension TargetIndex {
  /// Whether something in the target may be the reducer's `body` or `reduce(into:action:)`.
  ///
  /// What looks like a mistake counts, too: a static `body`, another `reduce`, or a property of an opaque
  /// type under another name. If an empty body were supplied, it would hide the mistake.
  func declaresReduction(_ type: TypeEntry) -> Bool {
    if type.members["Body"] != nil || type.genericParameters.contains("Body") { return true }
    if type.firstMember(where: { $0.isReduction(in: $1) }) != nil { return true }
    return ancestors(of: type).contains { ancestor in
      let bodies = ancestor.extensions.map { ($0.declaration, $0.file) }
      let own =
        ancestor.declaration.kind == .protocol ? [] : [(ancestor.declaration, ancestor.file)]
      return ancestor.members["Body"] != nil
        || (own + bodies).contains { body, file in
          body.members.contains { $0.isReduction(in: file) }
        }
    }
  }

  /// Whether the target declares the reducer's `State` or `Action`.
  func declares(_ associatedType: String, of type: TypeEntry) -> Bool {
    type.genericParameters.contains(associatedType) || member(associatedType, of: type) != nil
      || ancestors(of: type).contains { $0.hasDefault(for: associatedType) }
  }

  /// Whether a protocol of the target fixes the reducer's `State` or `Action` by a constraint. The
  /// compiler cannot find a `body` in an extension then, if that names the type.
  func constrains(_ type: TypeEntry) -> Bool {
    ancestors(of: type).contains { ancestor in
      let declaration = ancestor.declaration
      return declaration.kind == .protocol
        && (declaration.whereClause.requirements.contains(where: \.isEquality)
          || declaration.inherits.contains(where: \.hasArguments))
    }
  }
}

extension TypeEntry {
  /// `associatedtype State = Int`.
  fileprivate func hasDefault(for associatedType: String) -> Bool {
    declaration.members.contains { member in
      member.kind == .associatedtype && member.type != nil
        && file.text(member.name).withoutBackticks == associatedType
    }
  }
}

extension DeclarationSyntax {
  fileprivate func isReduction(in file: ParsedFile) -> Bool {
    switch kind {
    case .var, .let:
      file.text(name).withoutBackticks == "body" || type?.kind == .some
    case .func: ["body", "reduce"].contains(file.text(name).withoutBackticks)
    default: false
    }
  }

  /// Whether this is a reducer's `body`.
  func isBody(in file: ParsedFile) -> Bool {
    (kind == .var || kind == .let) && !isStatic && file.text(name).withoutBackticks == "body"
  }

  /// Whether this is a reducer's `reduce(into:action:)`.
  func isReduce(in file: ParsedFile) -> Bool {
    kind == .func && !isStatic && file.text(name).withoutBackticks == "reduce"
      && parameters.map { file.text($0.label) } == ["into", "action"]
  }
}
