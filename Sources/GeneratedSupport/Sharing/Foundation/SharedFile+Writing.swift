#if Foundation
  import Foundation

  extension SharedFile {
    func save(
      _ context: SaveContext, _ continuation: SaveContinuation, thread: CodingThread = .anyThread,
      validate: @escaping Validate, encode: @escaping Encode
    ) {
      let (superseded, isPaused) = state.withLock { state in
        state.lastNumber += 1
        let (kept, superseded) = Self.split(state.change, context)
        state.change = Change(
          number: state.lastNumber, thread: thread, encode: encode, validate: validate,
          continuations: kept + [continuation])
        return (superseded, state.isPaused)
      }
      for continuation in superseded { continuation.resume() }
      if isPaused, context == .didSet { return UnwrittenFiles.add(self) }
      write()
      pause()
    }

    /// A change that is superseded before it is written counts as saved. A program that waits goes
    /// on waiting.
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

    /// Writes the newest change. If another thread is writing it, waits for that thread, because
    /// the process is about to exit.
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
        repeat { try? await clock.sleep(for: .seconds(1)) } while await self.writeAfterPause()
      }
    }

    /// Returns whether there was a change, so that the next pause begins.
    private func writeAfterPause() async -> Bool {
      let change = state.withLock { state in
        state.isPaused = state.change != nil
        return state.change
      }
      switch change?.thread {
      case nil: return false
      case .anyThread: write()
      case .mainActor: await MainActor.run { write() }
      }
      return true
    }
  }
#endif
