/// For generated code: an endpoint of a client that nobody has said how to run.
///
/// A client's unimplemented value is made of these. A call is an issue in the test that is running; to
/// hold such a client, or to pass it on, is none.
public struct _Endpoint: Sendable {
  private let name: StaticString
  private let client: StaticString
  private let key: StaticString
  private let source: StaticString

  /// - Parameters:
  ///   - name: `fetch(id:)`, whose labels can stand as names: `` move(`in`:) ``.
  ///   - key: the client's property of `DependencyValues`; empty where it has none, and of a client that is
  ///     generic `[Cache<Key>.self]`.
  ///   - source: the file that declares the client.
  public init(
    _ name: StaticString, of client: StaticString, key: StaticString, source: StaticString
  ) {
    self.name = name
    self.client = client
    self.key = key
    self.source = source
  }

  /// Reports a call.
  public func report(_ arguments: KeyValuePairs<StaticString, Any> = [:]) {
    reportIssue(
      message(arguments), fileID: source, filePath: source, line: 1, column: 1)
  }

  /// Reports a call, and is the error that it throws.
  public func failure(
    _ arguments: KeyValuePairs<StaticString, Any> = [:]
  ) -> UnimplementedFailure {
    report(arguments)
    return UnimplementedFailure(description: "\(client).\(property)")
  }
}

extension _Endpoint {
  private func message(_ arguments: KeyValuePairs<StaticString, Any>) -> String {
    """
    Unimplemented: '\(client).\(property)' was called, and this test does not say what it does.
    \(shown(arguments))
    Say it for this test:

      \(override) = { \(parameters)… } } operation: { … }

    or for all of them, in the 'testValue' of '\(client)', which is declared in '\(source)'.
    """
  }

  /// `fetch` of `fetch(id:)`.
  private var property: Substring { name.description.prefix { $0 != "(" } }

  private var override: String {
    let isSubscript = key.description.utf8.first == UInt8(ascii: "[")
    let place = key.description.isEmpty ? "[\(client).self]" : isSubscript ? "\(key)" : ".\(key)"
    return "withDependencies { $0\(place).\(property)"
  }

  /// `id, _ in `
  private var parameters: String {
    let labels = name.description.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    return labels.isEmpty ? "" : labels.joined(separator: ", ") + " in "
  }

  private func shown(_ arguments: KeyValuePairs<StaticString, Any>) -> String {
    arguments.map { label, value in
      let name = label.description == "_" ? "" : "\(label): "
      return "\n  " + name + String(customDumping: value).indentedFurther
    }.joined() + (arguments.isEmpty ? "" : "\n")
  }
}

extension String {
  /// A value that is longer than a screen says no more than its beginning.
  fileprivate var indentedFurther: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count - 20
    let end = rest > 0 ? "\n  … (\(rest) more lines)" : ""
    return lines.prefix(20).joined(separator: "\n  ") + end
  }
}
