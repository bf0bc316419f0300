import ReducerGenSyntax

/// A case of an action that may hold the actions of a child.
package struct ChildAction {
  /// What the actions are wrapped in.
  package enum Wrapper { case none, presentation, identified, stack }

  package var wrapper: Wrapper
  /// The type of the child's actions, or the child itself.
  package var type: TypeSyntax
  package var isReducer: Bool

  /// Nil for a case that has not exactly one value.
  package init?(of element: DeclarationSyntax) {
    guard element.parameters.count == 1 else { return nil }
    let type = element.parameters[0].type.bare
    let arguments = type.genericArguments
    switch (type.path.last, arguments.count) {
    case ("PresentationAction", 1): self.init(.presentation, arguments[0])
    case ("IdentifiedAction", 2): self.init(.identified, arguments[1])
    case ("StackAction", 2): self.init(.stack, arguments[1])
    case ("IdentifiedActionOf", 1): self.init(.identified, arguments[0], isReducer: true)
    case ("StackActionOf", 1): self.init(.stack, arguments[0], isReducer: true)
    default: self.init(.none, type)
    }
  }

  /// The reducer of a case of an enum of reducers.
  package init?(reducerOf element: DeclarationSyntax) {
    guard element.parameters.count == 1 else { return nil }
    self.init(.none, element.parameters[0].type.bare, isReducer: true)
  }

  private init(_ wrapper: Wrapper, _ type: TypeSyntax, isReducer: Bool = false) {
    self.wrapper = wrapper
    self.type = type
    self.isReducer = isReducer
  }

  /// The path of the child, if it can be read off: `Login` of `Login.Action`.
  package var reducer: [String]? {
    let path = type.path
    if isReducer { return path.isEmpty ? nil : path }
    return path.last == "Action" && path.count > 1 ? path.dropLast() : nil
  }
}
