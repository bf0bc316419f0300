#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints the megabytes a second at which files are parsed to declarations and indexed, and those
/// at which they are only searched for a word. Compiled together with the sources of
/// ReducerGenCore, which is not a product: see `Benchmarks/run`.
///
///     parse-speed FILE…
///
/// The median of seven rounds, each over all files. Reading them is not counted.
@main enum ParseSpeed {
  static func main() {
    let files = CommandLine.arguments.dropFirst().map { path in
      SourceFile(path: path, bytes: read(path))
    }
    let bytes = Double(files.reduce(0) { $0 + $1.count })
    let parsing = bytes / median { parse(files) } / 1_000_000
    let searching = bytes / median { search(files) } / 1_000_000
    print(rounded(parsing), rounded(searching))
  }

  private static func parse(_ files: [SourceFile]) {
    let index = TargetIndex(files.map { ParsedFile($0) })
    if index.types.isEmpty { fatalError("nothing was parsed") }
  }

  private static func search(_ files: [SourceFile]) {
    let found = files.count { ByteSearch.contains("a word that is nowhere", in: $0) }
    if found > 0 { fatalError("what is nowhere was found") }
  }

  private static func median(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let rounds = (0..<7).map { _ in clock.measure(body) }.sorted()
    return rounds[3] / .seconds(1)
  }

  private static func rounded(_ number: Double) -> String {
    String((number * 10).rounded() / 10)
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { fatalError("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }
}
