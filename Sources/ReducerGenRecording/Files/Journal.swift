import Foundation

/// Keeps the edits of a test file from one recording to the next, in a folder of the user's own in
/// the temporary folder.
struct Journal {
  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "reducergen-recordings-\(getuid())")
  private let file: URL

  init(for testFile: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in testFile.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    file = Self.folder.appending(path: String(hash, radix: 16))
  }

  /// Nil if there is no journal, or it is damaged. Its edits may not fit the file.
  func load() -> TestFileEdits? {
    guard isOurs, let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(TestFileEdits.self, from: data)
  }

  /// If this fails, the assertions after this one are reported as moved, and recorded in the next
  /// run.
  func save(_ edits: TestFileEdits) {
    try? FileManager.default.createDirectory(
      at: Self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard isOurs else { return }
    Self.removalOfOld
    try? JSONEncoder().encode(edits).write(to: file, options: .atomic)
  }

  /// Other users must not be able to change the edits that are written into test files.
  private var isOurs: Bool {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: Self.folder.path(percentEncoded: false))
    return attributes?[.ownerAccountID] as? Int == Int(getuid())
      && attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// A journal is used for one run, or for a few consecutive runs. A process removes the old ones
  /// once.
  private static let removalOfOld: Void = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      guard let date = values?.contentModificationDate, date.timeIntervalSinceNow < -3600 else {
        continue
      }
      try? FileManager.default.removeItem(at: file)
    }
  }()
}

/// Lets one thread of one process write to a folder.
struct FolderLock {
  private let descriptor: Int32

  init(_ folder: String) throws(RecordingProblem) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .isNotWritable(Self.lastFailure) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      let reason = Self.lastFailure
      close(descriptor)
      throw .isNotWritable(reason)
    }
  }

  func unlock() { close(descriptor) }

  private static var lastFailure: String { String(cString: strerror(errno)) }
}
