public import DemoFeatures
public import GeneratedSupport

/// Shows the application in a terminal, and performs the commands that a person types.
///
/// It redraws the screen when something changes that the screen shows.
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
      write(Screen.top(of: store).text + "\n  quit: end the program")
    }
  }

  /// The screen as it is now.
  public var text: String {
    let screen = Screen.top(of: store)
    return (["== \(screen.title)"] + screen.lines.map { "  \($0)" }).joined(separator: "\n")
  }

  /// Performs the command, or explains why it cannot.
  @discardableResult
  public func perform(_ line: String) -> StoreTask? {
    if let task = Screen.top(of: store).perform(line) { return task }
    write("'\(line)' is not a command of this screen")
    return nil
  }
}
