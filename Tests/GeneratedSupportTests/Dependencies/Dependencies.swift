import GeneratedSupport

/// A dependency with all three values.
struct Level: Sendable, Equatable, DependencyKey {
  var value: Int
  var name = "level"

  static let liveValue = Level(value: 1)
  static let previewValue = Level(value: 2)
  static let testValue = Level(value: 3)
}

/// A dependency with a live value only.
struct APIClient: Sendable, DependencyKey {
  var currentUser = "Blob"
  var fetch: @Sendable () async throws -> String

  static let liveValue = APIClient(fetch: { "live" })
}

/// A dependency of another type than its key, with a live value only.
enum GreetingKey: DependencyKey {
  static let liveValue = "Hello"
}

/// A dependency of the application, with a test value only.
enum TokenKey: TestDependencyKey {
  static let testValue = "test token"
}

/// A dependency that is a protocol.
protocol AudioPlayer: Sendable {
  func play() -> String
}

struct Player: AudioPlayer {
  var name: String
  func play() -> String { name }
}

private enum AudioPlayerKey: DependencyKey {
  static let liveValue: any AudioPlayer = Player(name: "live")
  static let previewValue: any AudioPlayer = Player(name: "preview")
  static let testValue: any AudioPlayer = Player(name: "test")
}

extension DependencyValues {
  var level: Level {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }

  var apiClient: APIClient {
    get { self[APIClient.self] }
    set { self[APIClient.self] = newValue }
  }

  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }

  var token: String {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }

  var audioPlayer: any AudioPlayer {
    get { self[AudioPlayerKey.self] }
    set { self[AudioPlayerKey.self] = newValue }
  }
}

/// A model as an app has it.
final class LevelModel {
  @Dependency(\.level) var level
  @Dependency(\.greeting) var greeting
}

/// Runs the body as if in an application, with default values of its own.
func inContext<Result>(
  _ context: DependencyContext, _ body: () throws -> Result
) rethrows -> Result {
  try withDependencies {
    $0 = DependencyValues()
    $0.context = context
  } operation: {
    try body()
  }
}

enum TraitLocals {
  @TaskLocal static var number = 1
}
