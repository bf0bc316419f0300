#if Foundation
  import Foundation
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// Real files.
  struct FileSystem: FileDevice {
    private static let temporaryNumber = Atomic(0)

    func read(_ url: URL) throws -> Data? {
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      do {
        return try Data(contentsOf: url)
      } catch {
        // It may have been removed since.
        if !FileManager.default.fileExists(atPath: url.path) { return nil }
        throw error
      }
    }

    func watch(_ url: URL, _ function: @escaping @Sendable () -> Void) -> SharedSubscription {
      FilePoller.shared.add(function)
    }

    #if os(Windows) || os(WASI)
      func removeRemains(of url: URL) {}

      func stamp(_ url: URL) -> FileStamp? { (try? Data(contentsOf: url)).map(FileStamp.content) }

      func write(_ data: Data, to url: URL) throws -> FileStamp? {
        try makeFolder(of: url)
        try data.write(to: url, options: .atomic)
        return .content(data)
      }

      func keepAside(_ url: URL) throws {
        for name in Self.namesAside(url) where !FileManager.default.fileExists(atPath: name.path) {
          return try FileManager.default.copyItem(at: url, to: name)
        }
      }
    #else
      func stamp(_ url: URL) -> FileStamp? {
        var status = stat()
        return unsafe stat(url.path, &status) == 0 ? FileStamp(status) : nil
      }

      func write(_ data: Data, to url: URL) throws -> FileStamp? {
        // A symbolic link stays, and the file that it leads to is replaced.
        let target = url.resolvingSymlinksInPath()
        try makeFolder(of: target)
        let temporary = temporaryFile(for: target)
        do {
          let stamp = try create(temporary, data, permissions: permissions(of: target))
          try check(rename(temporary.path, target.path), "written", target)
          return stamp
        } catch {
          unlink(temporary.path)
          throw error
        }
      }

      /// It is in the same folder, because a file can only be moved within its file system.
      private func temporaryFile(for url: URL) -> URL {
        let number = Self.temporaryNumber.add(1, ordering: .relaxed).newValue
        let name = ".\(url.lastPathComponent).\(getpid())-\(number).tmp"
        return url.deletingLastPathComponent().appendingPathComponent(name)
      }

      /// Temporary files that are older than a minute. Nothing writes that long.
      func removeRemains(of url: URL) {
        let target = url.resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(".\(target.lastPathComponent).") {
          let path = folder.appendingPathComponent(name).path
          var status = stat()
          guard name.hasSuffix(".tmp"), unsafe stat(path, &status) == 0 else { continue }
          if FileStamp(status).isOlder(thanSeconds: 60) { unlink(path) }
        }
      }

      /// Nil if there is no such file.
      private func permissions(of url: URL) -> mode_t? {
        var status = stat()
        return unsafe stat(url.path, &status) == 0 ? status.st_mode & 0o777 : nil
      }

      /// The content is on the disk before the file gets its name. Otherwise the file could be
      /// empty after the computer has lost its power.
      private func create(_ url: URL, _ data: Data, permissions: mode_t?) throws -> FileStamp? {
        // A process that had the same number may have died here.
        unlink(url.path)
        let file = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
        try check(file, "made", url)
        defer { close(file) }
        // `open` leaves out what the `umask` of the process excludes. Some file systems have no
        // permissions.
        if let permissions { fchmod(file, permissions) }
        try write(data, to: file, url)
        try check(fsync(file), "written", url)
        var status = stat()
        return unsafe fstat(file, &status) == 0 ? FileStamp(status) : nil
      }

      private func write(_ data: Data, to file: Int32, _ url: URL) throws {
        try data.withUnsafeBytes { bytes in
          var written = 0
          while written < bytes.count {
            let count = unsafe systemWrite(
              file, bytes.baseAddress! + written, bytes.count - written)
            if count < 0, errno == EINTR { continue }
            try check(Int32(truncatingIfNeeded: count), "written", url)
            written += count
          }
        }
      }

      func keepAside(_ url: URL) throws {
        let source = url.resolvingSymlinksInPath()
        for name in Self.namesAside(source) {
          if link(source.path, name.path) == 0 || errno == ENOENT { return }
          if errno == EEXIST { continue }
          // Some file systems have no hard links.
          return try FileManager.default.copyItem(at: source, to: name)
        }
      }

      private func check(_ result: Int32, _ verb: String, _ url: URL) throws {
        if result < 0 { throw FileSystemError(path: url.path, verb: verb, code: errno) }
      }
    #endif

    private func makeFolder(of url: URL) throws {
      let folder = url.deletingLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.path) { return }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  #if !os(Windows) && !os(WASI)
    /// The function of the C library, which a method of the same name hides.
    private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
      unsafe write(file, bytes, count)
    }

    extension FileStamp {
      fileprivate init(_ status: stat) {
        #if canImport(Darwin)
          let time = status.st_mtimespec
        #else
          let time = status.st_mtim
        #endif
        self = .file(
          device: UInt64(truncatingIfNeeded: status.st_dev),
          inode: UInt64(truncatingIfNeeded: status.st_ino), seconds: Int(time.tv_sec),
          nanoseconds: Int(time.tv_nsec), size: Int(status.st_size))
      }
    }

    extension FileStamp {
      fileprivate func isOlder(thanSeconds seconds: Int) -> Bool {
        guard case .file(_, _, let time, _, _) = self else { return false }
        return Int(Date().timeIntervalSince1970) - time > seconds
      }
    }

    struct FileSystemError: Error, CustomStringConvertible {
      let path: String
      let verb: String
      let code: Int32

      var description: String {
        "the file '\(path)' could not be \(verb): \(unsafe String(cString: strerror(code)))"
      }
    }
  #endif
#endif
