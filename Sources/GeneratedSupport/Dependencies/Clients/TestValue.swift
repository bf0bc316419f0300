/// For generated code: the test value of a dependency that a client holds.
public func _testValue<Held: TestDependencyKey>(of type: Held.Type) -> Held
where Held.Value == Held {
  type.testValue
}

/// For generated code: explains why a property of a client has no test value.
@available(
  *, unavailable,
  message: """
    this type has no test value: it does not conform to 'TestDependencyKey', or its 'testValue' has another \
    type; give the client's property a default value, or declare 'static let testValue' in the client (if the \
    type is a typealias of a function type, write the function type instead)
    """
)
public func _testValue<Held>(of type: Held.Type) -> Held {
  preconditionFailure("an unavailable function was called")
}
