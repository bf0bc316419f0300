/// From the model of an action's property `binding` to the values that its template prints.
enum BindingEmitter {
  static func values(for model: BindingModel, in file: ParsedFile) -> TemplateValue {
    [
      "type": .text(model.header.path), "access": .text(model.header.access.spelling),
      "attributes": texts(CasePathsEmitter.lines(of: model.header.attributes, in: file)),
      "payload": .text(model.payload),
    ]
  }
}
