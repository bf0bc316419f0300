import GeneratedTestSupport

extension RecordedAssertion {
  /// With names for the values that the test has.
  func naming(_ name: (_ code: String) -> String?) -> RecordedAssertion {
    switch self {
    case .closure(let statements): return .closure(statements.map { $0.naming(name) })
    case .receives(var actions, let place):
      for index in actions.indices {
        actions[index].statements = actions[index].statements.map { $0.naming(name) }
      }
      return .receives(actions, place)
    case .passes, .noClosure, .removal: return self
    }
  }

  /// The modules of the types that the code names.
  var modules: Set<String> {
    switch self {
    case .closure(let statements): statements.modules
    case .receives(let actions, _): actions.flatMap(\.statements).modules
    case .passes, .noClosure, .removal: []
    }
  }
}

extension [Statement] {
  fileprivate var modules: Set<String> { Set(flatMap(\.code).flatMap(\.modules)) }
}

extension Statement {
  fileprivate func naming(_ name: (_ code: String) -> String?) -> Statement {
    switch self {
    case .assign(let place, let code): .assign(place: place, code.naming(name))
    case .call(let code, let hasResult): .call(code.naming(name), hasResult: hasResult)
    case .block(let head, let body): .block(head: head, body.map { $0.naming(name) })
    }
  }
}

extension SwiftCode {
  fileprivate var modules: [String] {
    let own = if case .ofModule(let name, _) = self { [name] } else { [String]() }
    return own + parts.flatMap(\.modules)
  }

  fileprivate func naming(_ name: (_ code: String) -> String?) -> SwiftCode {
    if let flat, let name = name(flat) { return .text(name) }
    switch self {
    case .text, .placeholder, .closures: return self
    case .ofModule(let module, let code): return .ofModule(module, code.naming(name))
    case .list(let open, let items, let close):
      let named = items.map { item in
        var item = item
        item.code = item.code.naming(name)
        return item
      }
      return .list(open: open, items: named, close: close)
    }
  }
}
