import ReducerGenIndex
import ReducerGenSyntax

/// `extension Destination.State: Equatable, Sendable {}`: generated types get `Sendable` from a
/// directive.
struct SendableExtensionRule: DeclarationRule {
  static let id = "sendable-extensions"
  static let summary =
    "Replaces `extension Destination.State: Sendable {}` with `// reducergen: sendable` above the case reducer."

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(to position: DeclarationPosition) {
    let declaration = position.declaration
    guard declaration.kind == .extension, let path = declaration.extended?.path, path.count > 1,
      ["State", "Action"].contains(path[path.count - 1]),
      let enums = facts.caseReducers[path[path.count - 2]],
      let index = declaration.inherits.firstIndex(where: { $0.path == ["Sendable"] })
    else { return }
    let exact = enums.filter { $0.file.path(of: $0.declaration) == path.dropLast() }
    for (owner, reducer) in exact.isEmpty ? enums : exact {
      owner.addOnce(directive: "sendable", to: reducer)
    }
    remove(index, from: declaration)
  }

  private func remove(_ index: Int, from declaration: DeclarationSyntax) {
    let types = declaration.inherits
    if types.count == 1, declaration.members.isEmpty, declaration.whereClause.range.isEmpty {
      file.remove(declaration.range, .sendable)
    } else if types.count == 1 {
      let start = declaration.extended!.range.end
      file.replace(SourceRange(start: start, end: types[0].range.end), by: "", .sendable)
    } else {
      let range =
        index == 0
        ? SourceRange(start: types[0].range.start, end: types[1].range.start)
        : SourceRange(start: types[index - 1].range.end, end: types[index].range.end)
      file.replace(range, by: "", .sendable)
    }
  }
}

extension MigratedFile {
  /// From the top of the file: `["Feature", "Destination"]`.
  fileprivate func path(of declaration: DeclarationSyntax) -> ArraySlice<String> {
    declarations(around: declaration.name.start).flatMap(parsed.path)[...]
  }

  /// Adds the directive unless another rule has.
  fileprivate func addOnce(directive: String, to declaration: DeclarationSyntax) {
    let isMarked = declaration.attributes.contains { attribute in
      attribute.type.path.last == "Reducer" && text(attribute.arguments).contains(".\(directive)")
    }
    if !isMarked && directives.insert(declaration.position).inserted {
      add(directive: directive, to: declaration)
    }
  }
}
