/// The file that declares a client. Generated code cannot contain its absolute path, because the
/// code must be the same on every machine. Its package is a folder above the generated file:
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
    var folders = generated.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !folders.isEmpty {
      let package = folders.joined(separator: "/")
      let paths = ["Sources", "Tests"].map { "\(package)/\($0)/\(module)/\(stem).swift" }
      if let path = paths.first(where: CurrentProcess.fileExists) {
        return IssueReport.File(id: source, path: path)
      }
      folders.removeLast()
    }
    return nil
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
}
