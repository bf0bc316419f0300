import GeneratedSupport

/// A download with a progress bar for the terminal
///
/// An effect reads a stream, and sends an action for each part that arrives. "Pause" cancels the
/// effect. "Resume" and "Retry" start it again, from the bytes that are already there.
///
/// A stream also ends when its connection breaks. So the state compares the numbers of bytes when the
/// stream has ended. The bar is a pure function from two numbers to a text, and its tests need no
/// store.
struct DownloadProgress: Reducer {
  struct State: Equatable {
    var receivedBytes = 0
    /// Nil until the server has told the size.
    var totalBytes: Int?
    var status = Status.ready

    enum Status { case ready, running, paused, failed, ended }

    /// The line for the terminal.
    var line: String {
      switch status {
      case .ready: "Ready"
      case .running: bar
      case .paused: "\(bar)  Paused"
      case .failed: "\(bar)  Failed"
      case .ended: "\(bar)  Done"
      }
    }

    private var bar: String {
      progressBar(receivedBytes, of: totalBytes, width: 20)
    }
  }

  enum Action {
    /// Starts, resumes or retries the download.
    case startTapped
    case pauseTapped
    case cancelTapped
    case received(DownloadPart)
    case streamEnded
    case failed
  }

  enum CancelID { case download }

  @Dependency(\.downloadClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        guard state.status != .running, state.status != .ended else { return .none }
        state.status = .running
        return download(from: state.receivedBytes)

      case .pauseTapped:
        guard state.status == .running else { return .none }
        state.status = .paused
        return .cancel(id: CancelID.download)

      case .cancelTapped:
        state = State()
        return .cancel(id: CancelID.download)

      case .received(let part):
        state.receivedBytes += part.byteCount
        state.totalBytes = part.totalBytes
        return .none

      case .streamEnded:
        state.status = state.receivedBytes == state.totalBytes ? .ended : .failed
        return .none

      case .failed:
        state.status = .failed
        return .none
      }
    }
  }

  private func download(from offset: Int) -> EffectOf<Self> {
    .run { send in
      for try await part in try await client.parts(offset: offset) {
        await send(.received(part))
      }
      await send(.streamEnded)
    } catch: { _, send in
      await send(.failed)
    }
    .cancellable(id: CancelID.download)
  }
}

/// A bar such as `[#####-----]  50 %`, with `width` characters between the brackets. It is full only
/// if no byte is missing.
nonisolated func progressBar(_ received: Int, of total: Int?, width: Int) -> String {
  guard let total else { return "[" + String(repeating: "?", count: width) + "]" }
  let fraction = total > 0 ? min(max(Double(received) / Double(total), 0), 1) : 1
  let filled = Int(fraction * Double(width))
  let percent = String(Int(fraction * 100))
  let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
  return "[\(bar)] \(String(repeating: " ", count: 3 - percent.count))\(percent) %"
}

nonisolated struct DownloadPart: Equatable {
  var byteCount: Int
  var totalBytes: Int
}

struct DownloadClient: DependencyClient {
  /// The parts of the file that begin at an offset.
  var parts: @Sendable (_ offset: Int) async throws -> AsyncThrowingStream<DownloadPart, any Error>
}
