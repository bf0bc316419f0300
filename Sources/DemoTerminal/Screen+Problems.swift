import DemoConsole
import DemoFeatures
import Foundation
import GeneratedSupport

extension Screen {
  /// The files that could not be read or written.
  @MainActor static func problems(of library: StoreOf<Library>) -> [Row] {
    let settings = library.$settings.loadError.map { problem($0, reading: "settings") }
    let favorites = library.$favorites.loadError.map { problem($0, reading: "favorites") }
    return (settings ?? []) + (favorites ?? [])
      + problem(library.$favorites.saveError, writing: "favorites")
  }

  static func problem(_ error: (any Error)?, writing name: String) -> [Row] {
    error == nil ? [] : [Row("The file \(name).json could not be written", .problem)]
  }

  private static func problem(_ error: any Error, reading name: String) -> [Row] {
    if error is CocoaError {
      return [Row("The file \(name).json cannot be read, so it is not used", .problem)]
    }
    return [
      Row("The file \(name).json is corrupted, so it is not used", .problem),
      Row("The next change replaces it; \(name).json.corrupted keeps the old content", .problem),
    ]
  }
}
