import Foundation
import Testing

/// The executable with a real terminal for its standard error.
@Suite struct TerminalTests {
  /// A source that is a pipe makes a run as long as it has to be: progress is shown from the second
  /// second on.
  @Test func progressIsWrittenOverOnATerminal() async throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Executable.path)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = ["generate", "--root", "/dev", "--output", "out", "/dev/stdin"]
    process.standardError = terminal.device
    let pipe = Pipe()
    process.standardInput = pipe
    let start = ContinuousClock.now
    let status = try process.started()
    try await Task.sleep(until: start + .milliseconds(1_200))
    pipe.fileHandleForWriting.write(Data("enum E: CasePathable { case a }\n".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(await status.value == 0)
    let text = terminal.text()
    #expect(text.contains("\r\u{1B}[Kreducergen: 1 of 1 files parsed"), "\(text)")
    #expect(text.hasSuffix("\r\u{1B}[K"), "the line is cleared at the end")
  }

  @Test func aShortRunShowsNoProgress() async throws {
    let folder = try TemporaryFolder()
    try folder.write("enum E: CasePathable { case a }\n", to: "a.swift")
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Executable.path)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = ["generate", "--output", "out", "a.swift"]
    process.standardError = terminal.device
    #expect(try await process.started().value == 0)
    #expect(terminal.text().isEmpty)
  }
}

extension Process {
  /// Starts the program. Its exit code is waited for without blocking a thread of tasks.
  fileprivate func started() throws -> Task<Int32, Never> {
    let (codes, end) = AsyncStream<Int32>.makeStream()
    terminationHandler = { end.yield($0.terminationStatus) }
    try run()
    return Task { await codes.first { _ in true } ?? -1 }
  }
}

/// Two ends: what is written to the device can be read at the other.
private struct PseudoTerminal {
  let device: FileHandle
  private let end: FileHandle

  init() throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(descriptor >= 0)
    end = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    device = try #require(FileHandle(forUpdatingAtPath: Self.deviceName(descriptor)))
  }

  #if os(Linux)
    /// What `unlockpt` and `ptsname` do, which the C module of Linux leaves out.
    private static func deviceName(_ descriptor: Int32) throws -> String {
      var (isLocked, number) = (Int32(0), Int32(0))
      try #require(ioctl(descriptor, 0x4004_5431, &isLocked) == 0)
      try #require(ioctl(descriptor, 0x8004_5430, &number) == 0)
      return "/dev/pts/\(number)"
    }
  #else
    private static func deviceName(_ descriptor: Int32) throws -> String {
      try #require(grantpt(descriptor) == 0 && unlockpt(descriptor) == 0)
      return String(cString: try #require(ptsname(descriptor)))
    }
  #endif

  /// What is there by now.
  func text() -> String {
    let descriptor = end.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
