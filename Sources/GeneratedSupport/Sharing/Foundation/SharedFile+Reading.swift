#if Foundation
  import Foundation

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
        throw UnreadableFileError(url: url, type: "\(dumpTypeName(Value.self))", cause: error)
      }
    }

    func note(_ stamp: FileStamp?, isCorrupted: Bool) {
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
      // A program that does not replace the file as a whole empties it first, and is about to write
      // it.
      if stamp?.isEmpty == true { return }
      let listeners = state.withLock { state in
        // A change of this process that is about to be written, or is being written, is newer.
        state.unwritten != nil || stamp == state.known ? [] : Array(state.listeners.values)
      }
      for listener in listeners { listener() }
    }
  }

  /// A file does not contain a value.
  struct UnreadableFileError: ExplainedError, CustomStringConvertible {
    let url: URL
    let type: String
    let cause: any Error

    var description: String {
      """
      The file '\(url.path)' does not contain a value of type '\(type)'. When the next change is saved, the old content \
      is kept in '\(url.lastPathComponent).corrupted', or in a file with a number at the end if there is already such \
      a file. The error was: \(cause)
      """
    }
  }
#endif
