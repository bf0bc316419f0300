import ReducerGenMigration
@testable import ReducerGenSyntax

/// The changed manifest, or the manifest itself if nothing changes.
func migrateManifest(
  _ text: String, products: [String: LibraryProduct], plugins: Set<String> = [],
  kept: Set<String> = [],
  library: LibraryLocation = .path("../reducergen", absolute: "/reducergen")
) -> (text: String, findings: [Diagnostic]) {
  let file = SourceFile(path: "Package.swift", keepsLineEnds: true, bytes: Array(text.utf8))
  let request = ManifestMigration.Request(
    products: products, plugins: plugins, kept: kept, library: library)
  let result = ManifestMigration.run(file, request)
  let bytes = result.bytes ?? Array(text.utf8)
  return (String(decoding: bytes, as: UTF8.self), result.findings)
}
