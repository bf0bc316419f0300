/// Turns the model of a reducer that lacks members into the values that its template prints.
enum ReducerEmitter {
  static func values(for model: ReducerModel) -> TemplateValue {
    .dictionary(
      model.header.values + [
        "suppliesState": .bool(model.suppliesState), "suppliesAction": .bool(model.suppliesAction),
      ])
  }
}
