import ReducerGenIndex
import ReducerGenSyntax

/// Which members of a reducer the target declares.
extension TargetIndex {
  /// Whether something in the target may be the reducer's `body` or `reduce(into:action:)`.
  ///
  /// What looks like a mistake counts, too: a static `body`, another `reduce`, or a property of an
  /// opaque type under another name. If an empty body were supplied, it would hide the mistake.
  func declaresReduction(_ type: TypeEntry) -> Bool {
    if type.members["Body"] != nil || type.genericParameters.contains("Body") { return true }
    return type.declaredMembers.contains(where: \.isReduction)
      || ancestors(of: type).contains {
        $0.members["Body"] != nil || $0.implementedMembers.contains(where: \.isReduction)
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
  /// What a protocol itself declares is not implemented.
  var implementedMembers: [DeclaredMember] {
    declaredMembers.filter { $0.container.kind != .protocol }
  }

  /// `associatedtype State = Int`.
  fileprivate func hasDefault(for associatedType: String) -> Bool {
    declaration.members.contains { member in
      member.kind == .associatedtype && member.type != nil
        && file.text(member.name).withoutBackticks == associatedType
    }
  }
}

extension DeclaredMember {
  fileprivate var isReduction: Bool {
    let name = name.withoutBackticks
    switch declaration.kind {
    case .var, .let: return name == "body" || declaration.type?.kind == .some
    case .func: return name == "body" || name == "reduce"
    default: return false
    }
  }

  /// Whether this is a reducer's `body`.
  var isBody: Bool {
    (declaration.kind == .var || declaration.kind == .let) && !declaration.isStatic
      && name.withoutBackticks == "body"
  }

  /// Whether this is a reducer's `reduce(into:action:)`.
  var isReduce: Bool {
    declaration.kind == .func && !declaration.isStatic && name.withoutBackticks == "reduce"
      && declaration.parameters.map { file.text($0.label) } == ["into", "action"]
  }
}
