import DemoConsole
import Testing

/// The keys in the bytes of a terminal.
@Suite struct KeyDecoderTests {
  @Test(arguments: [
    ("a", [Key.character("a")]), ("é?", [.character("é"), .character("?")]),
    ("界", [.character("界")]), ("🎵", [.character("🎵")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{1}\u{15}", [.control("a"), .control("u")]), ("\0", []),
    ("\u{1B}[A\u{1B}OB", [.up, .down]), ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]),
    ("\u{1B}[1;5Cx", [.character("x")]), ("\u{1B}x", [.escape, .character("x")]),
  ])
  func bytesAreKeys(text: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(text.utf8) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: [("\u{1B}[5~", Key.pageUp), ("界", .character("界"))])
  func bytesMayArriveOneByOne(text: String, key: Key) {
    var decoder = KeyDecoder()
    for byte in text.utf8.dropLast() {
      #expect(decoder.decode([byte]) == [])
      #expect(decoder.isWaiting)
    }
    #expect(decoder.decode(text.utf8.suffix(1)) == [key])
  }

  @Test func escapeAloneIsAKeyWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.finish() == [.escape])
    #expect(decoder.finish() == [])
  }

  @Test func bytesThatAreNoTextAreLeftOut() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0x41, 0x80, 0x42, 0xC3, 0x43]).last == .character("C"))
    #expect(!decoder.isWaiting)
  }
}
