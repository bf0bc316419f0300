import ReducerGenCore

/// A target that a manifest writes out.
package struct ManifestTarget: Sendable, Equatable {
  package var name: String
  /// The folder below the package. Nil for the usual one.
  package var path: String?
  package var isTest: Bool

  /// The targets of a manifest whose names are literals.
  package static func all(in manifest: SourceFile) -> [ManifestTarget] {
    let calls = ManifestCalls(manifest)
    return calls.calls(["target", "executableTarget", "testTarget"]).compactMap { call in
      guard let name = calls.argument("name", of: call).flatMap(calls.string) else { return nil }
      let path = calls.argument("path", of: call).flatMap(calls.string)
      return ManifestTarget(name: name, path: path, isTest: call.name == "testTarget")
    }
  }
}
