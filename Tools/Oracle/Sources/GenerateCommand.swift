import Foundation
import SwiftParser
import Synchronization

/// `oracle generate`: programs that SwiftParser accepts, as files of a folder.
struct GenerateCommand {
  let count: Int
  let seed: Int
  let output: String
  /// Where the programs go that are thrown away, to find out what is wrong with the generator.
  let rejected: String?

  /// How many programs were right as they came, after another layout, or never.
  struct Totals {
    var accepted = 0
    var repaired = 0
    var thrownAway = 0
  }

  func run() throws -> Int32 {
    for folder in [output, rejected].compactMap(\.self) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let totals = Mutex(Totals())
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let (bytes, attempts) = program(index)
      let isAccepted = attempts < Layout.Style.allCases.count
      totals.withLock {
        if !isAccepted { $0.thrownAway += 1 } else if attempts > 0 { $0.repaired += 1 }
        if attempts == 0 { $0.accepted += 1 }
      }
      guard let folder = isAccepted ? output : rejected else { return }
      let file = URL(fileURLWithPath: String(format: "%@/program%06d.swift", folder, index))
      do { try Data(bytes).write(to: file) } catch { fatalError("\(error)") }
    }
    return totals.withLock { report($0) }
  }

  private func report(_ totals: Totals) -> Int32 {
    print(
      "programs: \(totals.accepted) accepted, \(totals.repaired) accepted in a plainer layout, "
        + "\(totals.thrownAway) thrown away")
    return (totals.accepted + totals.repaired) * 10 >= count * 9 ? 0 : 1
  }

  /// The program in the wildest layout that is accepted, and how many were not; if none was, in
  /// the plainest.
  private func program(_ index: Int) -> (bytes: [UInt8], attempts: Int) {
    let random = SeededGenerator(seed: seed, stream: index)
    let pieces = ProgramGenerator.program(random: random)
    var bytes: [UInt8] = []
    for (attempt, style) in Layout.Style.allCases.enumerated() {
      var layout = Layout(style: style, random: random)
      bytes = Self.encoded(layout.text(pieces), &layout.random)
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      if !tree.hasError { return (bytes, attempt) }
    }
    return (bytes, Layout.Style.allCases.count)
  }

  /// At times with a byte-order mark, or with other line ends.
  private static func encoded(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    let end = random.below(20)
    let lines =
      end == 0
      ? text.replacing("\n", with: "\r\n") : end == 1 ? text.replacing("\n", with: "\r") : text
    return (random.chance(3) ? [0xEF, 0xBB, 0xBF] : []) + Array(lines.utf8)
  }
}
