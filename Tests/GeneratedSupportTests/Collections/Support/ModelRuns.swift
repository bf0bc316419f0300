import Foundation

/// How much the model tests do.
///
/// A debug build does 20,000 sequences for each type, in about three seconds;
/// `COLLECTION_SEQUENCES=100000` does 100,000, in fourteen. What fails names its seed.
enum ModelRuns {
  static let sequences =
    ProcessInfo.processInfo.environment["COLLECTION_SEQUENCES"].flatMap { Int($0) } ?? 20_000

  /// Operations in a sequence.
  static let steps = 8

  /// Elements at the start: around the number from which there is a table, and where it grows.
  static let maximumCount = 20

  /// The seeds in a few parts, for tests that run side by side.
  static let parts = (0..<4).map { $0 * sequences / 4..<($0 + 1) * sequences / 4 }
}
