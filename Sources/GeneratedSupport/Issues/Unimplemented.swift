/// Makes a closure for an endpoint that a test does not expect to be called. A call is an issue.
///
/// ```swift
/// struct AudioPlayer: Sendable {
///   var play: @Sendable (String) async throws -> Void
///   var volume: @Sendable () -> Double
///
///   static let test = Self(
///     play: unimplemented("AudioPlayer.play"),
///     volume: unimplemented("AudioPlayer.volume", placeholder: 1)
///   )
/// }
/// ```
///
/// After the report, a closure that cannot throw returns the placeholder. A throwing closure throws
/// an ``UnimplementedFailure``.
///
/// - Parameter placeholder: The value that the closure returns after the report.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let endpoint = UnimplementedEndpoint(
    description, function, CallSite(fileID, filePath, line, column))
  return { (argument: repeat each Argument) in
    endpoint.report(repeat each argument)
    return placeholder()
  }
}

/// Makes an async closure. A call is an issue.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let endpoint = UnimplementedEndpoint(
    description, function, CallSite(fileID, filePath, line, column))
  return { (argument: repeat each Argument) in
    endpoint.report(repeat each argument)
    return placeholder()
  }
}

/// Makes a throwing closure. A call is an issue and throws an ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let endpoint = UnimplementedEndpoint(
    description, function, CallSite(fileID, filePath, line, column))
  return { (argument: repeat each Argument) in
    endpoint.report(repeat each argument)
    throw UnimplementedFailure(description: description())
  }
}

/// Makes an async throwing closure. A call is an issue and throws an ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let endpoint = UnimplementedEndpoint(
    description, function, CallSite(fileID, filePath, line, column))
  return { (argument: repeat each Argument) in
    endpoint.report(repeat each argument)
    throw UnimplementedFailure(description: description())
  }
}

/// Makes a closure that throws this error. A call is an issue.
///
/// ```swift
/// struct Offline: Error {}
/// let load: @Sendable (Int) throws -> String = unimplemented("load", throwing: Offline())
/// ```
public func unimplemented<each Argument, Result, Failure: Error>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  throwing failure: @autoclosure @escaping @Sendable () -> Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws(Failure) -> Result {
  let endpoint = UnimplementedEndpoint(
    description, function, CallSite(fileID, filePath, line, column))
  return { (argument: repeat each Argument) throws(Failure) -> Result in
    endpoint.report(repeat each argument)
    throw failure()
  }
}

/// Makes an async closure that throws this error. A call is an issue.
@_disfavoredOverload
public func unimplemented<each Argument, Result, Failure: Error>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  throwing failure: @autoclosure @escaping @Sendable () -> Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws(Failure) -> Result {
  let endpoint = UnimplementedEndpoint(
    description, function, CallSite(fileID, filePath, line, column))
  return { (argument: repeat each Argument) async throws(Failure) -> Result in
    endpoint.report(repeat each argument)
    throw failure()
  }
}

/// Reports an issue at once, and returns the placeholder.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @Sendable () -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> Result {
  let site = CallSite(fileID, filePath, line, column)
  UnimplementedEndpoint(description, function, site).deliver()
  return placeholder()
}

/// The error that an unimplemented closure throws.
///
/// ```swift
/// let find: (String) throws -> Int = { _ in
///   throw UnimplementedFailure(description: "Client.find")
/// }
/// ```
public struct UnimplementedFailure: Error, CustomStringConvertible {
  /// The name of the endpoint, as in `unimplemented("Client.find")`.
  public let description: String

  public init(description: String) {
    self.description = description.isEmpty ? "Unimplemented" : description
  }
}

/// Reports calls of one closure.
private struct UnimplementedEndpoint: Sendable {
  let description: @Sendable () -> String
  let function: StaticString
  let site: CallSite

  init(
    _ description: @escaping @Sendable () -> String, _ function: StaticString, _ site: CallSite
  ) {
    self.description = description
    self.function = function
    self.site = site
  }

  func report<each Argument>(_ argument: repeat each Argument) {
    var arguments: [String] = []
    for argument in repeat each argument { arguments.append(String(reflecting: argument)) }
    let list = arguments.joined(separator: ", ")
    deliver(arguments: arguments.count == 1 ? list : "(\(list))")
  }

  func deliver(arguments: String? = nil) {
    let name = description()
    let text = """
      Unimplemented\(name.isEmpty ? "" : ": \(name)") …

        Defined in '\(function)' at:
          \(site)
      """
    let call = arguments.map { "\n\n  Invoked with:\n    \($0)" } ?? ""
    IssueReport(text + call, site: site).deliver()
  }
}
