import ReducerGenIndex
import ReducerGenSyntax

/// Which payloads nonisolated code may not be able to name.
///
/// In a module on the main actor by default, the conformances of its types are isolated, and
/// nonisolated code cannot name a type that needs one: `Set<Row>` needs that `Row` is hashable.
/// Generated code names such a payload outside of nonisolated code only.
extension CasePathsResolver {
  func needsConformance(_ element: DeclarationSyntax, of type: TypeEntry) -> Bool {
    !type.isNonisolated && element.parameters.contains { needsConformance($0.type, in: type) }
  }

  /// Whether a part of a type has requirements that a type of the target has to fulfil.
  private func needsConformance(_ type: TypeSyntax, in scope: TypeEntry) -> Bool {
    type.nodes.contains { part in
      switch part.kind {
      case .dictionary: isOfTarget(part.parts[0], in: scope)
      case .name, .member:
        hasRequirements(part) && part.genericArguments.contains { isOfTarget($0, in: scope) }
      default: false
      }
    }
  }

  /// Whether the generic arguments of a type have to fulfil requirements. In doubt, they have.
  private func hasRequirements(_ type: TypeSyntax) -> Bool {
    !KnownName.facts(of: [type.nameText.withoutBackticks]).contains(.unconstrained)
  }

  /// Whether a type of the target, whose conformances may be isolated, is named in it.
  private func isOfTarget(_ type: TypeSyntax, in scope: TypeEntry) -> Bool {
    type.firstNames.contains { first in
      let name = first.nameText.withoutBackticks
      guard scope.ownerOfGenericParameter(name) == nil, let found = index.lookUp(name, from: scope)
      else { return false }
      return !found.isNonisolated
    }
  }
}

extension TypeEntry {
  fileprivate var isNonisolated: Bool {
    declaration.modifiers.contains { $0.keyword == .nonisolated }
  }
}
