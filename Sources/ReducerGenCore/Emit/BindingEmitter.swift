/// From the model of an action's property `binding` to the values that its template prints.
enum BindingEmitter {
  static func values(for model: BindingModel) -> TemplateValue {
    [
      "type": .text(model.header.path), "access": .text(model.header.access.spelling),
      "attributes": texts(CasePathsEmitter.lines(of: model.header.attributes)),
      "payload": .text(model.payload),
    ]
  }
}
