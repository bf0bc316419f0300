import Foundation

/// The program that runs the tests. It knows where calls were when it was linked.
package struct TestBuild: Equatable, Sendable {
  /// When it was linked. Nil if its file is not found.
  var date: Date?

  static let current = TestBuild(date: linkDate)

  /// Of the library or program with this code: with XCTest on Apple's platforms, that is a bundle.
  private static var linkDate: Date? {
    Bundle(for: Marker.self).executablePath.flatMap(modificationDate)
  }

  private final class Marker {}

  /// Whether a file has changed since.
  func isOlder(than path: String) -> Bool {
    guard let date, let changed = Self.modificationDate(of: path) else { return false }
    return changed > date
  }

  private static func modificationDate(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
