/// Prints the megabytes a second at which SwiftParser reads files: what our own parser's speed is
/// compared with. The median of three rounds, because SwiftParser takes its time.
struct SpeedCommand {
  let files: [String]

  func run() throws -> Int32 {
    let sources = try files.map { try SourceText(path: $0) }
    let bytes = Double(sources.reduce(0) { $0 + $1.bytes.count })
    let clock = ContinuousClock()
    let rounds = (0..<3).map { _ in
      clock.measure { for source in sources { _ = source.parsed() } }
    }
    let megabytes = bytes / (rounds.sorted()[1] / .seconds(1)) / 1_000_000
    print((megabytes * 100).rounded() / 100)
    return 0
  }
}
