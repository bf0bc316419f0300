import GeneratedSupport

/// Finds the state of the child that gets an action.
enum ChildState {
  /// - Parameter name: The case of the action. The child's state has the same name.
  /// - Returns: Nil if the state is not known.
  static func state(of name: String, in state: Any?) throws -> Any? {
    guard let state else { return nil }
    // Of a presented feature, whose state has been found already.
    if name == "presented" { return state }
    if name == "element", state is any ElementsByID {
      throw NoValue("name the collection, without 'element'")
    }
    if let start = name.firstRange(of: "[id: ") {
      return try element(name[start.upperBound...].dropLast(), in: state, name, start.lowerBound)
    }
    if let state = state as? any CasePathable { return try payload(of: name, in: state) }
    let properties = StoredProperties(of: state)?.properties ?? []
    guard let property = properties.first(where: { $0.name == name }) else { return nil }
    return try value(property.value, name)
  }

  /// `rows[id: 1]`
  private static func element(
    _ id: Substring, in state: Any, _ name: String, _ end: String.Index
  ) throws -> Any? {
    let collection = try self.state(of: String(name[..<end]), in: state)
    guard let elements = (collection as? any ElementsByID)?.elementsByID else { return nil }
    guard let element = elements.first(where: { "\($0.id)" == id }) else { throw notShown(name) }
    return element.element
  }

  /// The feature of a case takes actions only while the state is in this case.
  private static func payload(of name: String, in state: any CasePathable) throws -> Any? {
    if state is any AnyOptional { return nil }
    guard caseNames(of: state).contains(name) else { return nil }
    guard enumCaseName(of: state) == name else { throw notShown(name) }
    return GeneratedTestSupport.payload(ofCase: state)
  }

  private static func value(_ value: Any, _ name: String) throws -> Any? {
    switch value {
    case let value as any AnyPresentation: return try self.value(value.presented as Any, name)
    case let value as any AnyOptional:
      guard let wrapped = value.wrapped else { throw notShown(name) }
      return wrapped
    case let value as any SharedValue: return value.customDiffValues.1
    default: return value
    }
  }

  private static func notShown(_ name: String) -> NoValue {
    NoValue("no run has led to a state in which '\(name)' was shown")
  }
}

protocol AnyOptional {
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  var wrapped: Any? { self }
}

private protocol AnyPresentation {
  var presented: Any? { get }
}

extension PresentationState: AnyPresentation {
  fileprivate var presented: Any? { wrappedValue }
}
