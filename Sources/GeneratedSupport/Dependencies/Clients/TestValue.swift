/// For generated code: the test value of a dependency that a client holds.
public func _testValue<Held: TestDependencyKey>(of type: Held.Type) -> Held
where Held.Value == Held {
  type.testValue
}

/// For generated code: explains why a property of a client has no test value.
@available(
  *, unavailable,
  message: """
    this type is not a dependency with a test value; give the client's property a default value, or \
    declare 'static let testValue' in the client (if the type is a function, write it out)
    """
)
public func _testValue<Held>(of type: Held.Type) -> Held {
  preconditionFailure("an unavailable function was called")
}
