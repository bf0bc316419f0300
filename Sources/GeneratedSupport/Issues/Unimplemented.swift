/// Closures for the endpoints that a test does not expect to be used: a call is an issue.
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
/// A closure that cannot throw returns the placeholder after reporting; one that can throws
/// ``UnimplementedFailure``.
///
/// - Parameter placeholder: what the closure returns, after the issue.
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

/// A closure that may be async, whose calls are issues.
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

/// A closure that throws ``UnimplementedFailure``, and whose calls are issues.
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

/// A closure that may be async and throws ``UnimplementedFailure``, and whose calls are issues.
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

/// Reports an issue and returns the placeholder, at once.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @Sendable () -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> Result {
  let site = CallSite(fileID, filePath, line, column)
  UnimplementedEndpoint(description, function, site).report()
  return placeholder()
}

/// What an unimplemented closure throws.
public struct UnimplementedFailure: Error, CustomStringConvertible {
  /// The endpoint, as it was described where it was made.
  public let description: String
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
    let name = description()
    var text = """
      Unimplemented\(name.isEmpty ? "" : ": \(name)") …

        Defined in '\(function)' at:
          \(site)
      """
    if !arguments.isEmpty {
      let list = arguments.joined(separator: ", ")
      text += "\n\n  Invoked with:\n    " + (arguments.count == 1 ? list : "(\(list))")
    }
    IssueReport(text, site: site).deliver()
  }
}
