/// Writes the differences.
final class DiffRenderer {
  /// The number of changes of a collection that are shown, and of elements of a new collection.
  static let elementLimit = 100
  /// The number of unchanged fields in a row that are shown.
  static let fieldLimit = 5
  /// When the text is longer than this, only the beginnings of collections are shown.
  static let byteLimit = 1_000_000
  /// A text, or a line of a text, is cut when it is longer than this.
  static let textLimit = 2_000
  /// A value with a single part stands on one line up to this length. The indentation does not
  /// count.
  static let lineLength = 80

  let writer: DumpWriter
  private let marks: (first: LinePrefix, second: LinePrefix, both: LinePrefix)
  /// The number of an object, which is written before its value.
  var number: [UInt8] = []
  /// The references whose change was shown.
  private var shownChanges: Set<ObjectIdentifier> = []

  enum Mark {
    case first, second, both
  }

  init(_ writer: DumpWriter, _ format: DiffFormat) {
    self.writer = writer
    marks = (
      LinePrefix(Array("\(format.first) ".utf8)), LinePrefix(Array("\(format.second) ".utf8)),
      LinePrefix(Array("\(format.both) ".utf8))
    )
  }

  var text: String { String(decoding: writer.bytes.dropLast(), as: UTF8.self) }

  func render(
    _ change: DumpChange, _ old: DumpLabel, _ new: DumpLabel, isLast: Bool, isRoot: Bool = false
  ) {
    writer.depth = max(0, DumpWriter.deepest - writer.indent / 2)
    switch change {
    case .replaced(let one, let other):
      replace((old, one), (new, other), isLast: isLast, isRoot: isRoot)
    case .invisible(let one, let other):
      remark()
      writer.depth = 0
      emit(capture(old, one, isRoot), .first, isLast: isLast)
      emit(capture(new, other, isRoot), .second, isLast: isLast)
    case .composite(let change): render(change, old, new, isLast: isLast, isRoot: isRoot)
    case .text(let change): render(change, old, new, isLast: isLast)
    case .object(let change): render(change, old, new, isLast: isLast)
    }
  }

  /// Writes one line.
  func line(_ mark: Mark, isLast: Bool = true, _ body: () -> Void) {
    writer.prefix = prefix(mark)
    writer.beginLine()
    body()
    end(isLast: isLast)
  }

  func writeNumber() {
    writer.bytes += number
    number = []
  }

  private func end(isLast: Bool) {
    if !isLast { writer.bytes.append(UInt8(ascii: ",")) }
    writer.bytes.append(UInt8(ascii: "\n"))
  }

  private func prefix(_ mark: Mark) -> LinePrefix {
    switch mark {
    case .first: marks.first
    case .second: marks.second
    case .both: marks.both
    }
  }
}

extension DiffRenderer {
  typealias Shown = (label: DumpLabel, value: AnyHeldValue)

  func capture(_ label: DumpLabel, _ value: AnyHeldValue, _ isRoot: Bool) -> [UInt8] {
    writer.capture {
      writer.write(label)
      writer.bytes += number
      value.write(to: writer, isRoot: isRoot)
    }
  }

  /// Writes lines that were captured.
  func emit(_ text: [UInt8], _ mark: Mark, isLast: Bool) {
    writer.prefix = prefix(mark)
    writer.beginLine()
    for byte in text {
      writer.bytes.append(byte)
      if byte == UInt8(ascii: "\n") { writer.bytes += writer.prefix.mark }
    }
    end(isLast: isLast)
  }

  private func remark() {
    line(.both) { writer.write("// Not equal but no difference detected:" as StaticString) }
  }

  func replace(_ old: Shown, _ new: Shown, isLast: Bool, isRoot: Bool) {
    var one = capture(old.label, old.value, isRoot)
    var other = capture(new.label, new.value, isRoot)
    if one == other, old.value.printer !== new.value.printer {
      one += " as \(old.value.printer.name)".utf8
      other += " as \(new.value.printer.name)".utf8
    } else if one == other, !old.value.printer.hidesDifferences {
      remark()
      writer.depth = 0
      one = capture(old.label, old.value, isRoot)
      other = capture(new.label, new.value, isRoot)
    }
    number = []
    emit(one, .first, isLast: isLast)
    emit(other, .second, isLast: isLast)
  }

  /// Shows how a large value has changed only once, so that references can refer to each other.
  private func render(
    _ change: ObjectChange, _ old: DumpLabel, _ new: DumpLabel, isLast: Bool
  ) {
    let number = writer.capture { change.writeNumber(writer) }
    let isShown = !shownChanges.insert(change.id).inserted
    if isShown, !change.change.isOfShortValues(writer) {
      return emit(capture(new, change.new, false), .both, isLast: isLast)
    }
    self.number = number
    render(change.change, old, new, isLast: isLast)
    self.number = []
  }
}
