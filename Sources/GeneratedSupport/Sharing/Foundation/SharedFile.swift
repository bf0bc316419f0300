#if Foundation
  import Foundation

  /// A file with a shared value. It does not know the type of the value.
  ///
  /// A change is written at once if the file was not written in the last second. Otherwise, it is written when that second
  /// is over, together with later changes. No lock is held while values are encoded or decoded.
  final class SharedFile: Sendable {
    typealias Encode = @Sendable () throws -> Data
    typealias Validate = @Sendable (Data) throws -> Void

    private struct Change: Sendable {
      let number: Int
      let encode: Encode
      /// Throws if the file does not contain a value.
      let validate: Validate
      var continuations: [SaveContinuation]
    }

    private struct State {
      /// The newest change, which waits to be written.
      var change: Change?
      /// The changes that are being written, the newest one last. Until their content is in the file, the file is older than
      /// the program's value.
      var beingWritten: [Change] = []
      var lastNumber = 0
      /// Whether the file was written less than a second ago.
      var isPaused = false
      var wasWritten = false
      /// The version of the file that was read or written last.
      var known: FileStamp?
      /// Whether that version does not contain a value.
      var isCorrupted = false
      var listeners: [Int: @Sendable () -> Void] = [:]
      var watch: SharedSubscription?

      /// The newest change that the file does not have yet.
      var unwritten: Change? { change ?? beingWritten.last }

      mutating func beginWriting() -> Change? {
        defer { change = nil }
        if let change { beingWritten.append(change) }
        return change
      }

      mutating func endWriting(_ change: Change) {
        beingWritten.removeAll { $0.number == change.number }
      }
    }

    private let url: URL
    private let device: any FileDevice
    private let clock: (any Clock<Duration>)?
    private let state = Locked(State())
    /// The number of the change that was written last.
    private let writing = Locked(0)

    init(_ url: URL, _ device: any FileDevice, _ clock: (any Clock<Duration>)?) {
      self.url = url
      self.device = device
      self.clock = clock
    }
  }

  // MARK: Reading

  extension SharedFile {
    /// The value in the file. Nil if there is no file, or an empty one.
    func load<Value>(_ decode: (Data) throws -> Value) throws -> Value? {
      if let change = state.withLock({ $0.unwritten }) { return try decode(change.encode()) }
      // If the file changes after this, it will be read again.
      let stamp = device.stamp(url)
      let data = try device.read(url) ?? Data()
      do {
        let value = data.isEmpty ? nil : try decode(data)
        note(stamp, isCorrupted: false)
        return value
      } catch {
        note(stamp, isCorrupted: true)
        throw UnreadableFileError(url: url, type: "\(dumpTypeName(Value.self))", error: error)
      }
    }

    private func note(_ stamp: FileStamp?, isCorrupted: Bool) {
      state.withLock { ($0.known, $0.isCorrupted) = (stamp, isCorrupted) }
    }

    /// Calls the function when another process has changed the file.
    func listen(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
      let number = state.withLock { state in
        state.lastNumber += 1
        state.listeners[state.lastNumber] = function
        if state.watch == nil { state.watch = device.watch(url) { [weak self] in self?.look() } }
        return state.lastNumber
      }
      return SharedSubscription { [weak self] in self?.endListening(number) }
    }

    private func endListening(_ number: Int) {
      let ended = state.withLock { state in
        state.listeners[number] = nil
        let watch = state.listeners.isEmpty ? state.watch : nil
        if watch != nil { state.watch = nil }
        return watch
      }
      ended?.cancel()
    }

    private func look() {
      let stamp = device.stamp(url)
      // A program that does not replace the file as a whole empties it first, and is about to write it.
      if stamp?.isEmpty == true { return }
      let listeners = state.withLock { state in
        // A change of this process that is about to be written, or is being written, is newer.
        state.unwritten != nil || stamp == state.known ? [] : Array(state.listeners.values)
      }
      for listener in listeners { listener() }
    }
  }

  // MARK: Writing

  extension SharedFile {
    func save(
      _ context: SaveContext, _ continuation: SaveContinuation, validate: @escaping Validate,
      encode: @escaping Encode
    ) {
      let (superseded, isPaused) = state.withLock { state in
        state.lastNumber += 1
        let (kept, superseded) = Self.split(state.change, context)
        state.change = Change(
          number: state.lastNumber, encode: encode, validate: validate,
          continuations: kept + [continuation])
        return (superseded, state.isPaused)
      }
      for continuation in superseded { continuation.resume() }
      if isPaused, context == .didSet { return UnwrittenFiles.add(self) }
      write()
      pause()
    }

    /// A change that is superseded before it is written counts as saved. A program that waits goes on waiting.
    private static func split(
      _ change: Change?, _ context: SaveContext
    ) -> (kept: [SaveContinuation], superseded: [SaveContinuation]) {
      guard let change else { return ([], []) }
      return context == .didSet ? ([], change.continuations) : (change.continuations, [])
    }

    /// Writes the newest change, if there is one.
    func write() {
      guard let change = state.withLock({ $0.beginWriting() }) else { return }
      let result = Result { try write(change) }
      state.withLock { $0.endWriting(change) }
      UnwrittenFiles.removeIfWritten(self)
      for continuation in change.continuations { continuation.resume(with: result) }
    }

    var isWritten: Bool { state.withLock { $0.unwritten == nil } }

    /// Writes the newest change. If another thread is writing it, waits for that thread, because the process is about to
    /// exit.
    func writeAtExit() {
      write()
      if let change = state.withLock({ $0.unwritten }) { try? write(change) }
    }

    private func write(_ change: Change) throws {
      let isFirst = state.withLock { state in
        defer { state.wasWritten = true }
        return !state.wasWritten
      }
      if isFirst { device.removeRemains(of: url) }
      let data = try change.encode()
      try keepCorruptedFile(change.validate)
      try writing.withLock { last in
        // Another thread may have been faster with a newer change.
        guard change.number > last else { return }
        let stamp = try device.write(data, to: url)
        last = change.number
        note(stamp, isCorrupted: false)
      }
    }

    /// Nothing that is not understood is overwritten.
    private func keepCorruptedFile(_ validate: Validate) throws {
      guard let stamp = device.stamp(url) else { return }
      let (known, isCorrupted) = state.withLock { ($0.known, $0.isCorrupted) }
      if stamp == known, !isCorrupted { return }
      if let data = try device.read(url), !data.isEmpty {
        do { try validate(data) } catch { try device.keepAside(url) }
      }
    }

    /// Until a second has passed, changes are only remembered.
    private func pause() {
      guard let clock else { return }
      let begins = state.withLock { state in
        defer { state.isPaused = true }
        return !state.isPaused
      }
      if !begins { return }
      Task.detached {
        repeat { try? await clock.sleep(for: .seconds(1)) } while self.writeAfterPause()
      }
    }

    /// Returns whether there was a change, so that the next pause begins.
    private func writeAfterPause() -> Bool {
      let hasChange = state.withLock { state in
        state.isPaused = state.change != nil
        return state.isPaused
      }
      if hasChange { write() }
      return hasChange
    }
  }

  /// A file does not contain a value.
  struct UnreadableFileError: Error, CustomStringConvertible {
    let url: URL
    let type: String
    let error: any Error

    var description: String {
      """
      The file '\(url.path)' does not contain a value of type '\(type)'. When the next change is saved, the old content \
      is kept in '\(url.lastPathComponent).corrupted' (with a number, if that file exists). The error was: \(error)
      """
    }
  }
#endif
