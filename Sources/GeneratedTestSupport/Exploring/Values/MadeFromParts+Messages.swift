import GeneratedSupport

// Messages for children are made only for children that are in the state of the choices. A reducer
// reports all others.

extension PresentationAction: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    guard choices.state != nil else { throw NoValue("its state has another name") }
    if choices.number(below: 6) == 5 { return .dismiss }
    do {
      return .presented(try choices.value(Action.self))
    } catch {
      return .dismiss
    }
  }
}

extension IdentifiedAction: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    let (id, action) = try choices.message(ID.self, Action.self)
    return .element(id: id, action: action)
  }
}

extension StackAction: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    if choices.number(below: 6) == 5 {
      return .popFrom(id: try choices.child(StackElementID.self).id)
    }
    let (id, action) = try choices.message(StackElementID.self, Action.self)
    return .element(id: id, action: action)
  }
}

extension ExploredChoices {
  /// A child in the collection that is the state.
  fileprivate mutating func child<ID>(_ type: ID.Type) throws -> (id: ID, element: Any) {
    guard let children = state as? any ElementsByID, children.idType == type else {
      throw NoValue("the state has no collection of the same name")
    }
    if children.elementsByID.isEmpty {
      throw NoValue("no run has led to a state with an element")
    }
    let (id, element) = try self.element(of: children.elementsByID)
    return (id as! ID, element)
  }

  fileprivate mutating func message<ID, Action>(
    _ id: ID.Type, _ action: Action.Type
  ) throws -> (ID, Action) {
    let collection = state
    defer { state = collection }
    let child = try child(id)
    state = child.element
    return (child.id, try value(action))
  }
}

extension BindingAction: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    throw NoValue("name the fields of the form, as in '\\.binding.name'")
  }
}
