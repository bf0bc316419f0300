import Foundation
import PackagePlugin

/// Builds a tool that few runs of the command need. The plugin does not depend on it, because
/// SwiftPM would then build it before every run.
struct Workshop {
  let packageManager: PackageManager

  /// Nil if the tool could not be built; then an error says why.
  func tool(_ name: String) -> URL? {
    do {
      let result = try packageManager.build(.product(name), parameters: .init())
      if let tool = result.builtArtifacts.first(where: { $0.kind == .executable }) {
        return tool.url
      }
      print(result.logText)
      Diagnostics.error("'\(name)' could not be built (see above)")
    } catch {
      Diagnostics.error("'\(name)' could not be built: \(error)")
    }
    return nil
  }
}
