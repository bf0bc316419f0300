import Foundation
import GeneratedSupport

/// A queue of changes that waits for the connection
///
/// A change is appended to a queue in a file, so it is not lost when the app ends. The first change
/// of the queue is sent until it succeeds. After a failure, the feature waits for 1, 2, 4 … seconds, at
/// most a minute. When the connection is lost, it stops, and when the connection is back, it goes on.
///
/// `@Shared(.queuedNotes)` stores the queue. `isSending` prevents a second request, and so keeps the
/// order. A cancelled request may have reached the server all the same. So each note has an id, by
/// which the server recognises it.
struct OfflineQueue: Reducer {
  struct State: Equatable {
    @Shared(.queuedNotes) var queue
    var isOnline = false
    /// Whether a request is running, or waits for its time.
    var isSending = false
    var failureCount = 0
  }

  enum Action {
    case appeared
    case connectionChanged(isOnline: Bool)
    case noteAdded(String)
    case sent(QueuedNote.ID)
    case failed
  }

  enum CancelID { case connection, request }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.noteClient) var client
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await isOnline in client.connection() {
            await send(.connectionChanged(isOnline: isOnline))
          }
        }
        .cancellable(id: CancelID.connection, cancelInFlight: true)

      case .connectionChanged(isOnline: true):
        state.isOnline = true
        return sendFirst(&state)

      case .connectionChanged(isOnline: false):
        state.isOnline = false
        state.isSending = false
        state.failureCount = 0
        return .cancel(id: CancelID.request)

      case .noteAdded(let text):
        state.$queue.withLock { $0.append(QueuedNote(id: uuid(), text: text)) }
        return sendFirst(&state)

      case .sent(let id):
        state.$queue.withLock { $0.removeAll { $0.id == id } }
        state.isSending = false
        state.failureCount = 0
        return sendFirst(&state)

      case .failed:
        state.isSending = false
        state.failureCount += 1
        return sendFirst(&state)
      }
    }
  }

  /// Sends the first note of the queue, unless there is no connection or a request is running.
  private func sendFirst(_ state: inout State) -> EffectOf<Self> {
    guard state.isOnline, !state.isSending, let note = state.queue.first else { return .none }
    state.isSending = true
    let delay = Self.delay(afterFailures: state.failureCount)
    return .run { send in
      if delay > .zero { try await clock.sleep(for: delay) }
      try await client.send(note)
      await send(.sent(note.id))
    } catch: { _, send in
      await send(.failed)
    }
    .cancellable(id: CancelID.request)
  }

  static func delay(afterFailures count: Int) -> Duration {
    count == 0 ? .zero : .seconds(min(1 << min(count - 1, 6), 60))
  }
}

nonisolated struct QueuedNote: Codable, Equatable, Identifiable {
  let id: UUID
  var text: String
}

struct NoteClient: DependencyClient {
  var connection: @Sendable () -> AsyncStream<Bool> = { .finished }
  var send: @Sendable (_ note: QueuedNote) async throws -> Void
}

extension SharedKey where Self == FileStorageKey<[QueuedNote]>.Default {
  static var queuedNotes: Self {
    Self[.fileStorage(.homeDirectory.appending(path: "Documents/queued.json")), default: []]
  }
}
