/// Where this package is, as a manifest says it.
package struct LibraryLocation: Sendable, Equatable {
  /// What stands between the parentheses of `.package(…)`.
  var arguments: String
  /// The name of the package in products: the last part of the path or address.
  var identity: String

  /// - Parameter absolute: The same path from the root, because `..` has no name.
  package static func path(_ path: String, absolute: String) -> Self {
    Self(arguments: "path: \(literal(path))", identity: lastPart(of: absolute))
  }

  package static func address(_ address: String, version: String) -> Self {
    Self(
      arguments: "url: \(literal(address)), from: \(literal(version))",
      identity: lastPart(of: address))
  }

  var dependency: String { ".package(\(arguments))" }
  var plugin: String { ".plugin(name: \"ReducerGenPlugin\", package: \(Self.literal(identity)))" }

  func product(_ product: LibraryProduct) -> String {
    ".product(\(productArguments(product)))"
  }

  func productArguments(_ product: LibraryProduct) -> String {
    "name: \"\(product.rawValue)\", package: \(Self.literal(identity))"
  }

  /// `reducergen` in `https://example.com/reducergen.git`.
  static func lastPart(of location: String) -> String {
    let last = location.split(separator: "/").last.map(String.init) ?? location
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// A literal of Swift. A path can contain any character.
  private static func literal(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }
}

/// The libraries of this package that targets depend on.
package enum LibraryProduct: String, Sendable {
  case support = "GeneratedSupport"
  /// Exports the other one.
  case testSupport = "GeneratedTestSupport"
}
