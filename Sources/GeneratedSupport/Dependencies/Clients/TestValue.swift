/// For generated code: the test value of a dependency that a client holds.
public func _testValue<Held: TestDependencyKey>(of type: Held.Type) -> Held
where Held.Value == Held {
  type.testValue
}

/// For generated code: explains why a property of a client has no test value.
@available(
  *, unavailable,
  message: """
    this type has no test value: it does not conform to 'TestDependencyKey', or its 'testValue' is not of \
    the same type; give the property of the client a default value, or declare 'static let testValue' in the \
    client (if the type of the property is a typealias of a function type, declare the property with the \
    function type)
    """
)
public func _testValue<Held>(of type: Held.Type) -> Held {
  preconditionFailure("an unavailable function was called")
}
