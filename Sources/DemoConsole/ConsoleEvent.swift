import Foundation

/// Something that happens to the terminal.
public enum ConsoleEvent: Equatable, Sendable {
  case key(Key)
  case resized
  /// Control-Z was pressed.
  case suspended
  /// The program runs again after it was stopped. A shell has used the terminal in the meantime.
  case resumed
  /// The terminal is gone, or a signal asks the program to end.
  case ended(signal: Int32?)
}

extension ConsoleEvent {
  static let signals = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  init(signal: Int32) {
    switch signal {
    case SIGWINCH: self = .resized
    case SIGTSTP: self = .suspended
    case SIGCONT: self = .resumed
    default: self = .ended(signal: signal)
    }
  }

  /// All events from now on. A thread waits for them, so that effects can run in the meantime.
  static func stream() -> AsyncStream<ConsoleEvent> {
    let (events, continuation) = AsyncStream<ConsoleEvent>.makeStream()
    SignalPipe.receive(signals)
    Thread.detachNewThread {
      var source = EventSource()
      while let events = source.next() {
        for event in events { continuation.yield(event) }
      }
      continuation.finish()
    }
    return events
  }
}

/// Reads the standard input and the signals.
private struct EventSource {
  private var decoder = KeyDecoder()
  private var hasEnded = false
  /// The other bytes of a key arrive together with its first one. After this time, in milliseconds,
  /// it was escape alone.
  private let patience: Int32 = 50

  /// Waits for events. Returns nil after the last one.
  mutating func next() -> [ConsoleEvent]? {
    if hasEnded { return nil }
    var sources = [STDIN_FILENO, SignalPipe.readEnd].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&sources, nfds_t(sources.count), decoder.isWaiting ? patience : -1)
    if count == 0 { return decoder.finish().map(ConsoleEvent.key) }
    if count < 0 { return [] }
    let signals = sources[1].revents == 0 ? [] : bytes(from: SignalPipe.readEnd)
    return signals.map { ConsoleEvent(signal: Int32($0)) }
      + (sources[0].revents == 0 ? [] : keys())
  }

  private mutating func keys() -> [ConsoleEvent] {
    let bytes = bytes(from: STDIN_FILENO)
    hasEnded = bytes.isEmpty
    return hasEnded ? [.ended(signal: nil)] : decoder.decode(bytes).map(ConsoleEvent.key)
  }

  /// Empty at the end of the file.
  private func bytes(from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}
