/// From the model of an action's property `binding` to the values that its template prints.
enum BindingEmitter {
  static func values(for model: BindingModel) -> TemplateValue {
    .dictionary(model.header.values + ["payload": .text(model.payload)])
  }
}
