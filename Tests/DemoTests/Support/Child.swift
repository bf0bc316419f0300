import Foundation

/// A process with a terminal.
final class Child: Sendable {
  private let id: pid_t

  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Starts a session of its own. The first terminal that it opens becomes its terminal.
  init(_ command: [String], environment: [String: String], terminal: String) throws {
    var attributes = SpawnAttributes()
    posix_spawnattr_init(&attributes.value)
    posix_spawnattr_setflags(&attributes.value, SpawnAttributes.newSession)
    var actions = SpawnActions()
    posix_spawn_file_actions_init(&actions.value)
    posix_spawn_file_actions_addopen(&actions.value, STDIN_FILENO, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions.value, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions.value, STDIN_FILENO, STDERR_FILENO)
    defer {
      posix_spawnattr_destroy(&attributes.value)
      posix_spawn_file_actions_destroy(&actions.value)
    }
    var id: pid_t = 0
    let arguments = CStrings(command)
    let variables = CStrings(environment.map { "\($0)=\($1)" })
    let error = posix_spawn(
      &id, command[0], &actions.value, &attributes.value, arguments.pointers, variables.pointers)
    guard error == 0 else { throw Failure("\(command[0]) does not start: error \(error)") }
    self.id = id
  }

  func kill(_ signal: Int32) {
    _ = Foundation.kill(id, signal)
  }

  /// Waits for the end of the process. Call it once for each process: as long as an ended process
  /// is not waited for, Swift Testing notices no end of its own processes.
  func end() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}

// Darwin declares these types as optional pointers.
#if canImport(Darwin)
  private struct SpawnAttributes {
    var value: posix_spawnattr_t?
    static let newSession = Int16(POSIX_SPAWN_SETSID)
  }

  private struct SpawnActions {
    var value: posix_spawn_file_actions_t?
  }
#else
  private struct SpawnAttributes {
    var value = posix_spawnattr_t()
    /// `POSIX_SPAWN_SETSID`, which Swift does not import here.
    static let newSession: Int16 = 0x80
  }

  private struct SpawnActions {
    var value = posix_spawn_file_actions_t()
  }
#endif

/// A list of C strings that ends with nil.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
