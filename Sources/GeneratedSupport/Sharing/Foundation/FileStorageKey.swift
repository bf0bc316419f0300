#if Foundation
  import Foundation

  extension SharedReaderKey {
    /// A value that is stored in a file, as JSON.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// struct Settings: Codable, Equatable {
    ///   var isMuted = false
    /// }
    ///
    /// struct Player {
    ///   @Shared(.fileStorage(.temporaryDirectory.appending(path: "settings.json")))
    ///   var settings = Settings()
    /// }
    /// ```
    ///
    /// Changes are written at most once per second. If a second has passed since it was last
    /// written, a change is written before `withLock` returns. Otherwise, the change waits, and is
    /// written together with all other changes that wait. If the process exits normally before
    /// that, the waiting changes are written at the exit. A process that is killed or crashes loses
    /// them; `save()` writes at once. A file is always replaced as a whole, so a crash leaves the
    /// old content or the new one. If another process changes the file, the value follows within
    /// half a second.
    ///
    /// A file that does not contain such a value is not lost: ``Shared/loadError`` is set, and
    /// before the next change is written, the old content is kept in `settings.json.corrupted`.
    ///
    /// - Parameter url: The file. Its folder is made when it is needed.
    public static func fileStorage<Value: Codable & Sendable>(
      _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
    ) -> Self where Self == FileStorageKey<Value> {
      FileStorageKey(url, .json(decoder, encoder))
    }

    /// A value that belongs to the main actor, and is stored in a file, as JSON. It is encoded and
    /// decoded on the main actor.
    @_disfavoredOverload @MainActor
    public static func fileStorage<Value: Codable>(
      _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
    ) -> Self where Self == FileStorageKey<Value> {
      FileStorageKey(url, .json(decoder, encoder), on: .mainActor)
    }

    /// A value that is stored in a file, in a format of your own.
    ///
    /// - Parameters:
    ///   - decode: Makes the value from the content of the file. An empty file is treated like a
    ///     missing one.
    ///   - encode: Makes the content of the file.
    public static func fileStorage<Value: Sendable>(
      _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
      encode: @escaping @Sendable (Value) throws -> Data
    ) -> Self where Self == FileStorageKey<Value> {
      FileStorageKey(url, FileStorageCoder(decode: decode, encode: encode))
    }
  }

  /// The key of a value that is stored in a file: `.fileStorage(url)`.
  public struct FileStorageKey<Value>: SharedKey {
    private let url: URL
    let codingThread: CodingThread
    private let coder: FileStorageCoder<Value>
    private var storage: FileStorage?
    /// Set together with the storage. It stays in memory as long as the value is in use.
    private var ownFile: SharedFile?

    init(_ url: URL, _ coder: FileStorageCoder<Value>, on thread: CodingThread = .anyThread) {
      self.url = url.standardizedFileURL
      codingThread = thread
      self.coder = coder
    }

    private var storageInForce: FileStorage {
      storage ?? DependencyValues._current.defaultFileStorage
    }

    private var file: SharedFile { ownFile ?? storageInForce.files.file(url) }

    public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storageInForce) }

    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
      continuation.resume(with: Result { try file.load(coder.decode) })
    }

    public func subscribe(
      context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
      let file = file
      return file.listen { [weak file, coder, codingThread] in
        guard let file else { return }
        codingThread.run { subscriber.yield { Result { try file.load(coder.decode) } } }
      }
    }

    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
      // A change that waits to be written is encoded later, on the same thread.
      let (coder, value) = (coder, UncheckedSendable(value))
      file.save(
        context, continuation, thread: codingThread, validate: { _ = try coder.decode($0) },
        encode: { try coder.encode(value.value) })
    }
  }

  extension FileStorageKey: StorageDependent {
    var withCurrentStorage: Self {
      var key = self
      key.storage = storageInForce
      key.ownFile = file
      return key
    }
  }

  extension FileStorageKey: CodingThreadKey {}

  extension FileStorageKey: CustomStringConvertible {
    public var description: String { ".fileStorage(\(String(reflecting: url.path)))" }
  }

  /// Identifies a value that is stored in a file.
  public struct FileStorageKeyID: Hashable, Sendable {
    let url: URL
    let storage: FileStorage
  }
#endif
