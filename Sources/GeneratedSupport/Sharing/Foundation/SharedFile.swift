#if Foundation
  import Foundation

  /// A file with a shared value. It does not know the type of the value.
  ///
  /// A change is written at once if the file was not written in the last second. Otherwise, it is
  /// written when that second is over, together with later changes. No lock is held while values
  /// are encoded or decoded.
  final class SharedFile: Sendable {
    typealias Encode = @Sendable () throws -> Data
    typealias Validate = @Sendable (Data) throws -> Void

    struct Change: Sendable {
      let number: Int
      /// Where the functions are called.
      let thread: CodingThread
      let encode: Encode
      /// Throws if the file does not contain a value.
      let validate: Validate
      var continuations: [SaveContinuation]
    }

    struct State {
      /// The newest change, which waits to be written.
      var change: Change?
      /// The changes that are being written, the newest one last. Until their content is in the
      /// file, the file is older than the program's value.
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

    let url: URL
    let device: any FileDevice
    let clock: (any Clock<Duration>)?
    let state = Locked(State())
    /// The number of the change that was written last.
    let writing = Locked(0)

    init(_ url: URL, _ device: any FileDevice, _ clock: (any Clock<Duration>)?) {
      self.url = url
      self.device = device
      self.clock = clock
    }
  }
#endif
