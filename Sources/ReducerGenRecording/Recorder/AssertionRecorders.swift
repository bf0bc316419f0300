import Foundation
import GeneratedTestSupport

/// The recorders of this process: calls that several tests run must have one result.
enum AssertionRecorders {
  static let variable = "REDUCERGEN_RECORD_ASSERTIONS"

  private static let missing = SourceAssertionRecorder(replacesWrong: false)
  private static let failed = SourceAssertionRecorder(replacesWrong: true)

  /// Nil if nothing is to be written, as on a continuous integration server.
  static func recorder(for recording: SnapshotRecording) -> (any AssertionRecorder)? {
    if SnapshotRecording.isOnServer(environment) { return nil }
    return switch recording {
    case .never: nil
    case .missing: missing
    case .failed, .all: failed
    }
  }

  /// What the variable says. By default, what is missing is written.
  static var usual: SnapshotRecording { ofAllTests(environment).0 ?? .missing }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The recording of all tests that the variable asks for. Nil if it does not.
  static func ofAllTests(_ environment: [String: String]) -> (SnapshotRecording?, problem: String?)
  {
    guard let word = environment[variable], !word.isEmpty else {
      return (nil, nil)
    }
    if word == "missing" || word == "failed" { return (SnapshotRecording(rawValue: word), nil) }
    return (nil, "The variable \(variable) is '\(word)'. Its values are: missing, failed.\n")
  }
}

/// Called by ReducerGenRecordingHook before `main`.
@_cdecl("reducergen_recording_install")
func install() {
  AssertionRecording.setTypes(TypeCatalogs.types)
  let (recording, problem) = AssertionRecorders.ofAllTests(ProcessInfo.processInfo.environment)
  if let problem { FileHandle.standardError.write(Data(problem.utf8)) }
  guard let recorder = recording.flatMap(AssertionRecorders.recorder) else { return }
  AssertionRecording.setRecorder(ofAllTests: recorder)
}
