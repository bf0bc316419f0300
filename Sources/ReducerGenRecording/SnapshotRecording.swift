import Foundation

/// Which expectations a run writes: into the test file, or below `__Snapshots__`.
///
/// A test that records something fails once, so that no run passes on its own recording.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Writes every expectation, also those that are met.
  case all
  /// Writes expectations that are missing or not met.
  case failed
  /// Writes expectations that are missing.
  case missing
  /// Writes nothing.
  case never
}

extension SnapshotRecording {
  /// The environment variable that chooses which expectations are written, unless an argument does.
  package static let variable = "REDUCERGEN_RECORD"

  /// The argument's choice, or the environment's. On a continuous integration server, which sets
  /// `CI`, nothing is recorded by default.
  ///
  /// - Returns: the choice, and an error message if the variable has a wrong value.
  package static func choose(
    _ argument: Self?, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (Self, problem: String?) {
    if let argument { return (argument, nil) }
    let usual: Self = isOnServer(environment) ? .never : .missing
    guard let word = environment[variable], !word.isEmpty else { return (usual, nil) }
    if let choice = Self(rawValue: word.lowercased()) { return (choice, nil) }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    return (usual, "The variable \(variable) is '\(word)'. Its values are: \(known).")
  }

  package static func isOnServer(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"] ?? "")
  }

  /// Explains how to record something.
  package static func instructions(isMissing: Bool) -> String {
    let mode: Self = isMissing ? .missing : .failed
    return "To record it, run the test once with \(variable)=\(mode), or pass 'record: .\(mode)'."
  }

  package var recordsMissing: Bool { self != .never }
  package var recordsChanged: Bool { self == .all || self == .failed }
}
