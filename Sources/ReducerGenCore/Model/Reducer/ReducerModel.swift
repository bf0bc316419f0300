/// The members that a reducer does not declare and that generated code supplies.
struct ReducerModel {
  var header: TypeHeader
  /// Whether the reducer gets a `State`, and an `Action`. Each of these models has a `body`.
  var suppliesState: Bool
  var suppliesAction: Bool
}

/// The declarations of the types that generated code supplies, as the index knows them: other generated
/// code can then find them by name, and an `Action` without cases is known to have no values.
///
/// The template `reducer` prints them. Here they are public, which means as visible as the reducer.
struct SuppliedTypes {
  private let file = ParsedFile(
    SourceFile(
      path: "",
      text: """
        public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {}
        public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
        """))

  func entries(for model: ReducerModel, of reducer: TypeEntry) -> [TypeEntry] {
    file.syntax.declarations.compactMap { declaration in
      let name = file.text(declaration.name)
      guard name == "State" ? model.suppliesState : model.suppliesAction else { return nil }
      return TypeEntry(declaration, named: name, in: file, reducer, output: reducer.outputFile)
    }
  }
}
