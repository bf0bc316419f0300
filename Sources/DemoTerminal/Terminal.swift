public import DemoFeatures
public import GeneratedSupport

/// Shows the application line by line, and performs the commands that a person types or a script
/// contains.
///
/// It writes the screen again when something changes that the screen shows.
@MainActor
public final class Terminal {
  private let store: StoreOf<Music>
  private let write: @MainActor (String) -> Void
  private var observation: ObserveToken?

  public init(_ store: StoreOf<Music>, write: @escaping @MainActor (String) -> Void) {
    self.store = store
    self.write = write
  }

  /// Shows the screen now, and again after each change.
  public func start() {
    observation = observe { [weak self] in
      guard let self else { return }
      write(Screen.top(of: store).textWithCommands + "\n  quit: end the program")
    }
  }

  /// Performs the command, and waits until its effects have ended. Some effects go on, such as that
  /// of a track that plays, so the wait ends with the limit.
  public func perform(_ line: String, limit: Duration) async {
    guard let task = perform(line) else { return }
    let (ends, end) = AsyncStream<Void>.makeStream()
    Task {
      await task.finish()
      end.finish()
    }
    let alarm = Task {
      try? await Task.sleep(for: limit)
      end.finish()
    }
    for await _ in ends {}
    alarm.cancel()
  }

  /// The screen as it is now.
  public var text: String {
    Screen.top(of: store).text
  }

  /// Performs the command, or explains why it cannot.
  @discardableResult
  public func perform(_ line: String) -> StoreTask? {
    do {
      return try Screen.top(of: store).perform(line)
    } catch {
      write(error.reason)
      return nil
    }
  }
}
