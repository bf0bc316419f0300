#if Foundation
  import Foundation

  /// Where the values of the keys `.fileStorage` are stored. See
  /// ``DependencyValues/defaultFileStorage``.
  public struct FileStorage: Sendable {
    let files: SharedFiles

    init(_ device: any FileDevice, clock: (any Clock<Duration>)?) {
      files = SharedFiles(device, clock: clock)
    }

    /// Real files. A change is written at once if the file was not written in the last second, and
    /// otherwise when that second is over.
    public static let fileSystem = fileSystem(clock: ContinuousClock())

    /// Real files.
    ///
    /// - Parameter clock: The clock that measures the second between two writes of a file.
    public static func fileSystem(clock: any Clock<Duration>) -> Self {
      Self(FileSystem(), clock: clock)
    }

    /// Files that exist only in memory, a new set of them. Each change is written at once.
    public static var inMemory: Self { inMemory(LockIsolated([:])) }

    /// Files that exist only in memory.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let url = URL(filePath: "/settings.json")
    /// let files = LockIsolated([url: Data("true".utf8)])
    /// let isOn = withDependencies {
    ///   $0.defaultFileStorage = .inMemory(files)
    /// } operation: {
    ///   Shared(wrappedValue: false, .fileStorage(url))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - files: The contents by their URLs.
    ///   - clock: The clock that measures the second between two writes of a file. Without one,
    ///     each change is written at once.
    public static func inMemory(
      _ files: LockIsolated<[URL: Data]>, clock: (any Clock<Duration>)? = nil
    ) -> Self {
      Self(MemoryFiles(files), clock: clock)
    }
  }

  extension FileStorage: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.files === right.files }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(files)) }
  }

  extension DependencyValues {
    /// Where the values of the keys `.fileStorage` are stored. In tests and previews, this is
    /// memory, and each test has its own.
    public var defaultFileStorage: FileStorage {
      get { self[FileStorageDependency.self] }
      set { self[FileStorageDependency.self] = newValue }
    }
  }

  private enum FileStorageDependency: DependencyKey {
    static var liveValue: FileStorage { .fileSystem }
    static var previewValue: FileStorage { .inMemory }
    static var testValue: FileStorage { .inMemory }
  }
#endif
