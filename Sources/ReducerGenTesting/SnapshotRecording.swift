import Foundation

/// Which expectations a run writes: into the test file, or below `__Snapshots__`.
///
/// What was recorded fails its test once, so that no run passes on what it wrote itself.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Every one, also those that are met.
  case all
  /// Those that are missing or not met.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never
}

extension SnapshotRecording {
  /// The variable that says which expectations are written where no argument does.
  static let variable = "REDUCERGEN_RECORD"

  /// What the argument says, else what the environment says. A continuous integration server, which
  /// sets `CI`, records nothing unless it is told to.
  ///
  /// - Returns: the choice, and what is wrong with the variable.
  static func choose(
    _ argument: Self?, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (Self, problem: String?) {
    if let argument { return (argument, nil) }
    let isOnServer = !["", "0", "false"].contains(environment["CI"] ?? "")
    let usual: Self = isOnServer ? .never : .missing
    guard let word = environment[variable], !word.isEmpty else { return (usual, nil) }
    if let choice = Self(rawValue: word.lowercased()) { return (choice, nil) }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    return (usual, "\(variable) is '\(word)'; it may be one of: \(known)")
  }

  /// How to have something recorded.
  static func instructions(isMissing: Bool) -> String {
    let mode: Self = isMissing ? .missing : .failed
    return "To record it, run the test once with \(variable)=\(mode), or give 'record: .\(mode)'."
  }

  var recordsMissing: Bool { self != .never }
  var recordsChanged: Bool { self == .all || self == .failed }
}
