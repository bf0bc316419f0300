/// Where a renderer prints to.
///
/// This is the engine's one unsafe type. `[UInt8].append(contentsOf:)` costs 80 ns in a debug build,
/// whatever it appends, and a rendering is hundreds of small appends; copying memory costs 30, a
/// sixth of the whole rendering. Nothing but this type sees the memory, `reserve` runs before every
/// write, and what was written is copied out at the end.
struct TemplateBuffer: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private(set) var capacity = 8192
  private(set) var count = 0

  init() { memory = .allocate(byteCount: capacity, alignment: 1) }

  deinit { memory.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// What was printed from `start` on, which is then no longer there.
  mutating func cut(from start: Int) -> [UInt8] {
    defer { count = start }
    return Array(UnsafeRawBufferPointer(start: memory + start, count: count - start))
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    if capacity - count < bytes.count { reserve(bytes.count) }
    (memory + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  private mutating func reserve(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }
}
