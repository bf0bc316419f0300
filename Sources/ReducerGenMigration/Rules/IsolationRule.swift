import ReducerGenSyntax

/// Clients are used from everywhere, so their keys belong to no actor. `nonisolated extension`
/// compiles in every module, and a module on the main actor needs it.
struct IsolationRule: DeclarationRule {
  static let id = "isolation"
  static let summary =
    "Writes `nonisolated` before an extension that adds a dependency key, and before a client in a module that is on the main actor by default."

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(to position: DeclarationPosition) {
    let declaration = position.declaration
    if file.edits.covers(declaration.range) { return }
    let isKey =
      Self.addsKey(declaration)
      && !facts.isolatedTypes.contains(declaration.extended?.path.last ?? "")
    if isKey || file.isOnMainActor && isClient(declaration) {
      file.makeNonisolated(declaration)
    }
  }

  /// `extension Search: DependencyKey`.
  static func addsKey(_ declaration: DeclarationSyntax) -> Bool {
    declaration.kind == .extension
      && declaration.inherits.contains {
        ["DependencyKey", "TestDependencyKey"].contains($0.path.last)
      }
  }

  private func isClient(_ declaration: DeclarationSyntax) -> Bool {
    let types = declaration.attributes.map(\.type) + declaration.inherits
    return declaration.kind == .struct
      && (facts.keyedTypes.contains(file.text(declaration.name))
        || types.contains { $0.path.last == "DependencyClient" })
  }
}

extension MigratedFile {
  fileprivate func makeNonisolated(_ declaration: DeclarationSyntax) {
    let isIsolated =
      declaration.modifiers.contains { $0.keyword == .nonisolated }
      || declaration.attributes.contains { $0.type.path.last == "MainActor" }
    let keyword = tokens[declaration.range].first {
      $0.keyword == .extension || $0.keyword == .struct
    }
    guard !isIsolated, let keyword else { return }
    insert("nonisolated ", at: keyword.start, .isolation)
  }
}
