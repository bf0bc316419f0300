import Foundation

/// Prints the rows of a benchmark, and compares their figures with their limits.
struct Report {
  // Other work on the machine makes figures noisy, so each may exceed its limit by a quarter.
  private static let allowance = 1.25

  private var errors: [String] = []

  /// Prints a row. `time` is in nanoseconds.
  mutating func show(
    _ name: String, _ figure: Double, _ unit: String, limit: Double?, time: Double? = nil
  ) {
    let time = time.map { String(format: "%9.1f ns ", $0) } ?? ""
    let shownLimit = limit.map { " (limit \(short($0)))" } ?? ""
    print("\(time)\(String(format: "%9.2f", figure)) \(unit)  \(name)\(shownLimit)")
    guard let limit, figure > limit * Self.allowance else { return }
    errors.append(
      "\(name): \(String(format: "%.2f", figure)) \(unit); the limit is \(short(limit)),"
        + " or \(short(limit * Self.allowance)) with the allowance for noise")
  }

  /// Ends the program with exit code 1 if a figure exceeds its limit. The messages go to standard
  /// output, because `Benchmarks/run` hides standard error, where the build prints its progress.
  func finish() {
    guard !errors.isEmpty else { return }
    for error in errors { print("error: \(error)") }
    exit(1)
  }

  private func short(_ number: Double) -> String { String(format: "%g", number) }
}
