/// The file that declares a client. Generated code cannot contain its absolute path, because the code
/// must be the same on every machine. In the usual layout, the path of the generated file tells it:
///
///     /App/.build/plugins/outputs/app/Player/destination/ReducerGenPlugin/Audio+Client.generated.swift
///     /App/Sources/Player/Audio/Client.swift
enum ClientFile {
  /// Nil if there is no such file, as in a package with another layout.
  ///
  /// - Parameter source: `Player/Client.swift`.
  static func find(source: String, generated: String) -> IssueReport.File? {
    guard let module = source.split(separator: "/").first,
      let name = generated.split(separator: "/").last, name.hasSuffix(suffix)
    else { return nil }
    let stem = path(of: name.dropLast(suffix.count))
    let paths = package(of: generated).map { package in
      ["Sources", "Tests"].map { "\(package)/\($0)/\(module)/\(stem).swift" }
    }
    let path = paths?.first(where: CurrentProcess.fileExists)
    return path.map { IssueReport.File(id: source, path: $0) }
  }

  private static let suffix = ".generated.swift"

  /// The generator writes `/` as `+`, and `=` before a `+` or `=` of the source's own name.
  private static func path(of stem: Substring) -> String {
    var path = ""
    var isEscaped = false
    for character in stem {
      if character == "=", !isEscaped {
        isEscaped = true
      } else {
        path.append(character == "+" && !isEscaped ? "/" : character)
        isEscaped = false
      }
    }
    return path
  }

  /// The path before `.build`.
  private static func package(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.firstIndex(of: ".build").map { parts[..<$0].joined(separator: "/") }
  }
}
