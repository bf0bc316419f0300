#if Foundation
  import Foundation

  /// The files of a storage that are in use.
  final class SharedFiles: Sendable {
    private struct Entry: @unchecked Sendable {
      // Read and written while the table is locked.
      weak var file: SharedFile?
    }

    private let device: any FileDevice
    private let clock: (any Clock<Duration>)?
    private let entries = Locked<[URL: Entry]>([:])

    init(_ device: any FileDevice, clock: (any Clock<Duration>)?) {
      self.device = device
      self.clock = clock
    }

    /// All keys of one file have the same object.
    func file(_ url: URL) -> SharedFile {
      let file = SharedFile(url, device, clock)
      return entries.withLock { entries in
        if let known = entries[url]?.file { return known }
        entries = entries.filter { $0.value.file != nil }
        entries[url] = Entry(file: file)
        return file
      }
    }
  }

  /// The files with changes that have not been written yet. They are written when the process exits
  /// normally.
  enum UnwrittenFiles {
    private static let files = Locked<[ObjectIdentifier: SharedFile]>([:])

    static func add(_ file: SharedFile) {
      _ = writeAtExit
      files.withLock { $0[ObjectIdentifier(file)] = file }
    }

    /// Another thread may have made a new change.
    static func removeIfWritten(_ file: SharedFile) {
      files.withLock { files in
        if file.isWritten { files[ObjectIdentifier(file)] = nil }
      }
    }

    private static let writeAtExit: Void = CurrentProcess.atExit {
      for file in UnwrittenFiles.files.withLock({ $0 }).values { file.writeAtExit() }
    }
  }
#endif
