// Names that applications of the peers use. The compiler's message says what to write.

@available(*, unavailable, renamed: "reportIssue", message: "application code reports issues")
public func XCTFail(_ message: String = "") { fatalError("unavailable") }

@available(*, unavailable, renamed: "unimplemented", message: "it has the same arguments")
public func XCTUnimplemented<each Argument, Result>(
  _ description: String = ""
) -> @Sendable (repeat each Argument) async throws -> Result { fatalError("unavailable") }

@available(*, unavailable, renamed: "unimplemented", message: "it has the same arguments")
public func XCTUnimplemented<each Argument, Result>(
  _ description: String = "", placeholder: Result
) -> @Sendable (repeat each Argument) async -> Result { fatalError("unavailable") }

@available(
  *, unavailable,
  message: "a closure without 'throws' needs a value: 'unimplemented(\"name\", placeholder: value)'"
)
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = ""
) -> @Sendable (repeat each Argument) -> Result { fatalError("unavailable") }

@available(
  *, unavailable,
  message: "a closure without 'throws' needs a value: 'unimplemented(\"name\", placeholder: value)'"
)
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = ""
) -> @Sendable (repeat each Argument) async -> Result { fatalError("unavailable") }
