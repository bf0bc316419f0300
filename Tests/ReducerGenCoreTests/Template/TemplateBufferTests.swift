import Testing

@testable import ReducerGenCore

@Suite struct TemplateBufferTests {
  @Test(arguments: [0, 1, 8191, 8192, 8193, 16_384, 16_385, 1_000_000])
  func holdsAnAppendOfAnySize(_ count: Int) {
    var buffer = TemplateBuffer()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    buffer.append("é")
    buffer.append(bytes)
    buffer.append("end")
    #expect(buffer.count == count + 5)
    let written = buffer.cut(from: 0)
    #expect(written == Array("é".utf8) + bytes + Array("end".utf8))
  }

  @Test func capacityIsEnoughForEveryAppend() {
    var buffer = TemplateBuffer()
    for count in [8192, 1, 40_000, 3, 100_000] {
      buffer.append(Array(repeating: 0, count: count))
      #expect(buffer.capacity >= buffer.count)
    }
  }

  @Test func cutTakesTheEndAway() {
    var buffer = TemplateBuffer()
    buffer.append("abcdef")
    let end = buffer.cut(from: 4)
    #expect(end == Array("ef".utf8))
    let nothing = buffer.cut(from: 4)
    #expect(nothing.isEmpty)
    buffer.append("x")
    let all = buffer.cut(from: 0)
    #expect(all == Array("abcdx".utf8))
  }
}
