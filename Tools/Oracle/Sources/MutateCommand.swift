import Foundation

/// `oracle mutate`: files with something wrong in them, to see that nothing crashes or hangs.
struct MutateCommand {
  let files: [String]
  let count: Int
  let seed: Int
  let output: String

  func run() throws -> Int32 {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    for index in 0..<count {
      var random = SeededGenerator(seed: seed, stream: index)
      let file = URL(fileURLWithPath: files[random.below(files.count)])
      var bytes = [UInt8](try Data(contentsOf: file))
      for _ in 0...random.below(3) { mutate(&bytes, &random) }
      let name = String(format: "%@/mutant%06d.swift", output, index)
      try Data(bytes).write(to: URL(fileURLWithPath: name))
    }
    return 0
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    if bytes.isEmpty { return }
    let start = random.below(bytes.count)
    let end = min(bytes.count, start + 1 + random.below(12))
    switch random.below(8) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes[start] ^= UInt8(1 << random.below(8))
    case 3: bytes.removeSubrange(start...)
    case 4: bytes.removeSubrange(..<start)
    case 5:
      bytes.insert(contentsOf: Self.snippets[random.below(Self.snippets.count)].utf8, at: start)
    case 6: bytes = Array(bytes.map { $0 == 10 && random.chance(10) ? 32 : $0 })
    default:
      bytes = Array(String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    }
  }

  private static let snippets = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "/*", "*/", "//", "/", "#/", "`",
    "\\(", "#if A\n", "#else\n", "#endif\n", "@a ", "case ", "func ", "where ", "<#x#>", "\u{FEFF}",
    "\0", ";", ",", ":", "->", "public ", "init", "~", "...", "é", "\u{200D}", "macro ", "actor ",
  ]
}
