#if Foundation
  import Foundation

  /// Something that has files.
  protocol FileDevice: Sendable {
    /// The content of a file. Nil if there is no such file.
    func read(_ url: URL) throws -> Data?

    /// Changes when the file changes. Nil if there is no such file.
    func stamp(_ url: URL) -> FileStamp?

    /// Replaces a file as a whole. A reader gets the old content or the new one, even if the
    /// process is killed meanwhile.
    func write(_ data: Data, to url: URL) throws -> FileStamp?

    /// Gives a file a second name, so that it is not lost when it is replaced. Existing files are
    /// not replaced.
    func keepAside(_ url: URL) throws

    /// Removes what processes that were killed while they wrote the file have left.
    func removeRemains(of url: URL)

    /// Calls the function when the file may have been changed by another process.
    func watch(_ url: URL, _ function: @escaping @Sendable () -> Void) -> SharedSubscription
  }

  /// The version of a file.
  enum FileStamp: Hashable, Sendable {
    /// A file that replaces another one has another inode. A file that is written in place has
    /// another time or size.
    case file(device: UInt64, inode: UInt64, seconds: Int, nanoseconds: Int, size: Int)
    case content(Data)

    var isEmpty: Bool {
      switch self {
      case .file(_, _, _, _, let size): size == 0
      case .content(let data): data.isEmpty
      }
    }
  }

  extension FileDevice {
    /// The names for a file that is kept aside: `a.json.corrupted`, `a.json.corrupted-2`, …
    static func namesAside(_ url: URL) -> some Sequence<URL> {
      (1...1_000).lazy.map { number in
        let suffix = number == 1 ? "" : "-\(number)"
        let name = url.lastPathComponent + ".corrupted" + suffix
        return url.deletingLastPathComponent().appendingPathComponent(name)
      }
    }
  }

  /// Files that exist only in memory.
  struct MemoryFiles: FileDevice {
    private let files: LockIsolated<[URL: Data]>

    init(_ files: LockIsolated<[URL: Data]>) {
      self.files = files
    }

    func read(_ url: URL) -> Data? { files.value[url] }

    func stamp(_ url: URL) -> FileStamp? { files.value[url].map(FileStamp.content) }

    func write(_ data: Data, to url: URL) -> FileStamp? {
      files.withValue { $0[url] = data }
      return .content(data)
    }

    func keepAside(_ url: URL) {
      files.withValue { files in
        guard let data = files[url] else { return }
        let name = Self.namesAside(url).first { files[$0] == nil }
        if let name { files[name] = data }
      }
    }

    func removeRemains(of url: URL) {}

    /// Another process can't change the memory of this one.
    func watch(_ url: URL, _ function: @escaping @Sendable () -> Void) -> SharedSubscription {
      SharedSubscription {}
    }
  }
#endif
