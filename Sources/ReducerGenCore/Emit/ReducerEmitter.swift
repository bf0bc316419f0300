/// Turns the model of a reducer that lacks members into the values that its template prints.
enum ReducerEmitter {
  static func values(for model: ReducerModel) -> TemplateValue {
    [
      "type": .text(model.header.path), "access": .text(model.header.access.spelling),
      "attributes": texts(CasePathsEmitter.lines(of: model.header.attributes)),
      "suppliesState": .bool(model.suppliesState), "suppliesAction": .bool(model.suppliesAction),
    ]
  }
}
