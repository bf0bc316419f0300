/// The declarations of the enums that are generated for enums of reducers, as the index knows them. Their case paths
/// are generated as if they stood in the source.
///
/// Here they are public, which means as visible as the enum of reducers.
struct CaseReducerTypes {
  func entries(for model: CaseReducerModel, of type: TypeEntry) -> [TypeEntry] {
    let enums: [(CaseReducerModel.Member, String, (CaseReducerCase) -> [PayloadField])] = [
      (.state, "State", \.payload.state),
      (.action, "Action", { [PayloadField(type: $0.payload.action)] }),
      (.caseScope, "CaseScope", \.payload.scope),
    ]
    return enums.filter { model.supplies.contains($0.0) }.map { _, name, payload in
      let cases = model.cases.map { text(of: $0, payload($0)) }
      let code = "public enum \(name) {\n" + cases.joined() + "}\n"
      let file = ParsedFile(SourceFile(path: "", text: code))
      let declaration = file.syntax.declarations[0]
      place(declaration.members, as: model.cases)
      return TypeEntry(declaration, named: name, in: file, type, output: type.outputFile)
    }
  }

  private func text(of element: CaseReducerCase, _ payload: [PayloadField]) -> String {
    let values = payload.isEmpty ? "" : "(" + payload.labelled { payload[$0].type } + ")"
    let lines = element.documentation + element.attributes.map(\.text)
    return "\n" + (lines + ["case " + element.name + values]).map { $0 + "\n" }.joined()
  }

  /// The cases stand in the clauses of the source.
  private func place(_ members: [DeclarationSyntax], as cases: [CaseReducerCase]) {
    for (member, element) in zip(members, cases) {
      member.clauses = element.clauses
      // In a source with errors, an attribute may look like several.
      for (index, attribute) in zip(member.attributes.indices, element.attributes) {
        member.attributes[index].clauses = attribute.clauses
      }
    }
  }
}
