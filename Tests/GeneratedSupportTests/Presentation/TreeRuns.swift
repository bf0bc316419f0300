import Foundation

/// How many random trees the tests try. `TREE_SEQUENCES=10000` does more than the tests of each
/// change.
enum TreeRuns {
  static let count =
    ProcessInfo.processInfo.environment["TREE_SEQUENCES"].flatMap { Int($0) } ?? 200
}
