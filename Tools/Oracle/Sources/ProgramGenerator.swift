import SwiftParser

/// Makes a random Swift program that is grammatical; what it means does not matter.
struct ProgramGenerator {
  var random: SeededGenerator
  var pieces: [Piece] = []
  /// How many productions are open: deep ones choose what is short.
  var depth = 0
  private var required: Piece.Gap?
  /// How many tokens the program may still get before everything becomes short.
  private static let size = 150

  init(random: SeededGenerator) { self.random = random }

  var isTired: Bool { depth > 7 || pieces.count > Self.size }

  /// The tokens of a file: declarations, and in a script statements between them.
  static func program(random: SeededGenerator) -> [Piece] {
    var generator = Self(random: random)
    let isScript = generator.random.chance(30)
    if generator.random.chance(4) { generator.emit("#!/usr/bin/env swift \"{", .glued) }
    for _ in 0..<(4 + generator.random.below(12)) { generator.addItem(isScript: isScript) }
    return generator.pieces
  }

  /// A declaration or a statement that SwiftParser accepts by itself: a grammar of this size knows
  /// too little of what must not stand beside what, and one mistake spoils a program.
  private mutating func addItem(isScript: Bool) {
    for _ in 0..<8 {
      var item = Self(random: random)
      if isScript && item.random.chance(40) {
        item.statement()
      } else {
        item.declaration(in: .file)
      }
      random = item.random
      var layout = Layout(style: .tame, random: random)
      if !Parser.parse(source: layout.text(item.pieces)).hasError {
        item.pieces[0].gap = .newline
        pieces += item.pieces
        return
      }
    }
  }

  mutating func emit(_ text: String, _ gap: Piece.Gap = .any) {
    pieces.append(Piece(text: text, gap: gap == .newline ? gap : required ?? gap))
    required = nil
  }

  /// The gap before whatever comes next.
  mutating func require(_ gap: Piece.Gap) { required = gap }

  /// Words that may have anything between them.
  mutating func words(_ texts: String) {
    for text in texts.split(separator: " ") { emit(String(text)) }
  }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  mutating func maybe(_ percent: Int, _ body: (inout Self) -> Void) {
    if random.chance(percent) { body(&self) }
  }

  mutating func nested(_ body: (inout Self) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// One of the productions; the first ones, which should be short, where the program is big.
  mutating func choose(short: Int = 1, _ bodies: [Production]) {
    let body = bodies[random.below(isTired ? short : bodies.count)]
    nested(body)
  }

  /// `element` one to `most` times with commas between, perhaps one after the last.
  mutating func list(upTo most: Int, trailing: Bool = true, _ element: (inout Self) -> Void) {
    let count = 1 + (isTired ? 0 : random.below(most))
    for index in 0..<count {
      if index > 0 { emit(",") }
      nested(element)
    }
    if trailing && chance(15) { emit(",") }
  }

  /// What `body` makes, as text on one line: for interpolations.
  mutating func inline(_ body: (inout Self) -> Void) -> String {
    let outer = pieces
    let outerGap = required
    pieces = []
    required = nil
    nested(body)
    var layout = Layout(style: .tame, random: random)
    let text = layout.text(pieces)
    random = layout.random
    pieces = outer
    required = outerGap
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
