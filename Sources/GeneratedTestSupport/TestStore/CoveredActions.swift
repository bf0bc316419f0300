import Foundation
import GeneratedSupport

/// The cases of the actions that the tests of this process have sent and received. They are written
/// to the folder that `REDUCERGEN_TRACES` names, for `swift package reducergen coverage`.
enum CoveredActions {
  private static let written = Locked<Set<String>>([])

  static func add(
    _ trace: Trace, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let folder = environment[TestPicture.variable], !folder.isEmpty else { return }
    var lines: Set<String> = []
    for case .action(let action) in trace.events.map(\.kind) { add(action.action, to: &lines) }
    let new = written.withLock { written in
      defer { written.formUnion(lines) }
      return lines.subtracting(written)
    }
    append(new.sorted(), in: URL(filePath: folder))
  }

  /// The cases of an action and of the actions in it.
  static func add(_ value: Any, to lines: inout Set<String>) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .tuple {
      return mirror.children.forEach { add($0.value, to: &lines) }
    }
    guard mirror.displayStyle == .enum, let name = enumCaseName(of: value) else { return }
    let type = type(of: value)
    lines.insert("\(moduleName(of: type))\t\(dumpTypeName(type))\t\(name)")
    for child in mirror.children { add(child.value, to: &lines) }
  }

  private static func append(_ lines: [String], in folder: URL) {
    if lines.isEmpty { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "actions-\(getpid()).txt").path
    // Several threads append whole lines.
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      return CurrentProcess.writeToStandardError(
        "\(path): the actions of a test were not written\n")
    }
    let text = lines.joined(separator: "\n") + "\n"
    _ = text.withCString { unsafe write(file, $0, strlen($0)) }
    close(file)
  }
}
