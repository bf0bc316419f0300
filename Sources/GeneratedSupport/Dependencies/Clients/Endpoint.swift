/// For generated code: an endpoint of a client that is not overridden.
///
/// The unimplemented value of a client is made of these. A call is an issue in the running test.
/// Holding such a client, or passing it on, is not.
public struct _Endpoint: Sendable {
  private let name: StaticString
  private let client: StaticString
  private let key: StaticString
  private let source: StaticString
  private let isInterface: Bool
  /// The place in the generated code.
  private let generated: CallSite

  /// - Parameters:
  ///   - name: `fetch(id:)`, whose labels can stand as names: `` move(`in`:) ``.
  ///   - key: the client's property of `DependencyValues`; empty where it has none, and of a client
  ///     that is generic `[Cache<Key>.self]`.
  ///   - source: the file that declares the client.
  ///   - isInterface: whether the client is that of a protocol.
  public init(
    _ name: StaticString, of client: StaticString, key: StaticString, source: StaticString,
    isInterface: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    self.client = client
    self.key = key
    self.source = source
    self.isInterface = isInterface
    generated = CallSite(fileID, filePath, line, column)
  }

  /// Reports a call at the `@Dependency` through which this test has read the client last. If there
  /// is none, the place is the file of the client or, if that is not found, the generated file.
  ///
  /// - Parameter arguments: A value for each label of the name. (The compiler needs longer for a
  ///   dictionary literal of labels and values, in each endpoint of each client.)
  public func report<each Argument>(_ arguments: repeat each Argument) {
    var values: [Any] = []
    repeat values.append(each arguments)
    let read = DefaultValues.inForceHere.lastRead(of: "\(client)")
    var report = IssueReport(message(values), site: read ?? generated)
    if read == nil {
      report.file = ClientFile.find(source: "\(source)", generated: "\(generated.filePath)")
    }
    report.deliver()
  }

  /// Reports a call, and returns the error to throw.
  public func failure<each Argument>(
    _ arguments: repeat each Argument
  ) -> UnimplementedFailure {
    report(repeat each arguments)
    return UnimplementedFailure(description: "\(client).\(property)")
  }
}

extension _Endpoint {
  private func message(_ arguments: [Any]) -> String {
    """
    Unimplemented: '\(client).\(property)' was called, but this test does not override it.
    \(shown(arguments))
    Override it for this test:

      \(override) operation: { … }

    To override it for all tests, declare your own 'testValue' in \(home).
    """
  }

  /// `fetch` of `fetch(id:)`.
  private var property: Substring { name.description.prefix { $0 != "(" } }

  private var override: String {
    let isSubscript = key.description.utf8.first == UInt8(ascii: "[")
    let place = key.description.isEmpty ? "[\(client).self]" : isSubscript ? "\(key)" : ".\(key)"
    let closure = "{ \(parameters)… }"
    return isInterface
      ? "withDependencies { $0\(place) = \(client)(\(property): \(closure)) }"
      : "withDependencies { $0\(place).\(property) = \(closure) }"
  }

  private var home: String {
    isInterface
      ? "'extension \(client)'. The protocol is in '\(source)'"
      : "'\(client)'. The client is in '\(source)'"
  }

  private var labels: [Substring] {
    name.description.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
  }

  /// `id, _ in `
  private var parameters: String {
    labels.isEmpty ? "" : labels.joined(separator: ", ") + " in "
  }

  private func shown(_ arguments: [Any]) -> String {
    let lines = zip(labels, arguments).filter { !($1 is _HiddenArgument) }.map { label, value in
      let name = label == "_" ? "" : label.filter { $0 != "`" } + ": "
      return "\n  " + name + String(customDumping: value).indentedFurther
    }
    return lines.joined() + (lines.isEmpty ? "" : "\n")
  }
}

/// For generated code: stands for an argument that cannot be shown, such as a function.
public struct _HiddenArgument: Sendable {
  public init() {}
}

extension String {
  /// Only the beginning of a value that is longer than a screen.
  fileprivate var indentedFurther: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count - 20
    let end = rest > 0 ? "\n  … (\(rest) more lines)" : ""
    return lines.prefix(20).joined(separator: "\n  ") + end
  }
}
