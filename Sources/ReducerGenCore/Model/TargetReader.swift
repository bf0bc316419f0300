/// Reads as few files of a target as the answer needs.
///
/// Searching bytes for a word is fifty times as fast as parsing. So a file is parsed if it has the
/// name of an annotation in it, and else only if a type that is being generated for needs it: if
/// it may extend that type, or declare the type that an annotated extension extends.
struct TargetReader {
  private(set) var index = TargetIndex()
  /// The files that hold the name of an annotation, or a directive: what is wrong in them counts.
  private(set) var marked: [ParsedFile] = []
  /// All files that were read.
  private(set) var read: [ParsedFile] = []
  private var unread: [SourceFile]
  private let tell: (SourceFile, _ isMarked: Bool) -> Void

  /// - Parameter tell: called with each file that was parsed.
  init(
    _ sources: [SourceFile], tell: @escaping (SourceFile, _ isMarked: Bool) -> Void = { _, _ in }
  ) {
    unread = sources
    self.tell = tell
    readMarked(Annotation.allCases.flatMap(\.names) + ["reducergen"])
    readAliases()
    readExtensions()
    readCalls()
  }

  private mutating func readMarked(_ words: [String]) {
    let known = read.count
    read(areMarked: true) { file in words.contains { ByteSearch.contains($0, in: file) } }
    marked += read[known...]
  }

  /// Parses the files that are asked for, and takes them into the index.
  private mutating func read(areMarked: Bool, where isWanted: (SourceFile) -> Bool) {
    var rest: [SourceFile] = []
    for file in unread {
      guard isWanted(file) else {
        rest.append(file)
        continue
      }
      let parsed = ParsedFile(file)
      read.append(parsed)
      index.add(parsed)
      tell(file, areMarked)
    }
    unread = rest
    index.bindExtensions()
  }

  /// Typealiases and protocols that stand for an annotation are words to search for, too.
  private mutating func readAliases() {
    var known: Set<String> = []
    while !unread.isEmpty {
      let aliases = index.types.filter { type in
        !known.contains(type.name) && index.standsForAnnotation(type)
      }
      if aliases.isEmpty { return }
      known.formUnion(aliases.map(\.name))
      readMarked(aliases.map(\.name))
    }
  }

  /// Files that extend, or declare, what the annotated types are, stand in, or conform to; and files
  /// whose types may have no values, where generated code would hold one.
  private mutating func readExtensions() {
    var known: Set<String> = []
    var sought: Set<String> = []
    var doubted: Set<String> = []
    while !unread.isEmpty {
      let held = index.heldOnActors
      let wanted = index.namesOfInterest.union(held.types.map(\.name)).subtracting(known)
      let missing = index.unboundNames.union(index.namesInClients).union(index.namesInDoubtfulEnums)
        .union(held.unknown).subtracting(sought)
      let doubtful = index.namesOfDoubtfulValues.subtracting(doubted)
      let count = read.count
      known.formUnion(wanted)
      sought.formUnion(missing)
      doubted.formUnion(doubtful)
      read(areMarked: false) { file in
        Declarations.mayFollow("extension", in: file, wanted)
          || Declarations.mayFollow("typealias", in: file, missing.union(doubtful))
          || Declarations.mayFollow("enum", in: file, doubtful)
          || missing.contains { Declarations.mayDeclare($0, in: file) }
      }
      if read.count == count { return }
    }
  }
}

extension TargetReader {
  /// Files that may call the initialiser of a client whose endpoints all have default values.
  private mutating func readCalls() {
    let names = Set(index.silentClients.map(\.name))
    if names.isEmpty { return }
    read(areMarked: false) { file in names.contains { ByteSearch.contains($0, in: file) } }
  }
}

extension TargetIndex {
  fileprivate func standsForAnnotation(_ type: TypeEntry) -> Bool {
    Annotation.allCases.contains { stands(type, for: $0) }
  }

  /// The names of all annotated types, of the types around them, and of what these inherit.
  fileprivate var namesOfInterest: Set<String> {
    let held = heldInClients
    var names = held.names
    for type in types.filter(isAnnotated) + functionAliasesInClients + held.types {
      var current: TypeEntry? = type
      while let entry = current {
        names.insert(entry.name)
        names.formUnion(inheritedPaths(of: entry).compactMap(\.names.last))
        current = entry.parent
      }
    }
    for entry in extensions { names.formUnion(entry.path.suffix(1)) }
    if !clients.isEmpty { names.insert("DependencyValues") }
    return names.subtracting(Annotation.allCases.flatMap(\.names))
  }

  private func isAnnotated(_ type: TypeEntry) -> Bool {
    Annotation.allCases.contains { site(of: $0, on: type) != nil }
  }

  /// What is extended in the files that were read, and declared in none of them.
  fileprivate var unboundNames: Set<String> {
    Set(extensions.filter { $0.extended == nil }.compactMap(\.path.first))
  }
}

/// Declarations found without parsing. Where that does not tell, the answer is yes, and the file is
/// parsed: comments, back-ticks and bytes beyond ASCII may hide a name.
private enum Declarations {
  /// Whether one of the names may stand behind a keyword: `Row` in `extension Feature.Row {`.
  static func mayFollow(_ keyword: String, in file: SourceFile, _ names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    return ByteSearch.offsets(of: keyword, in: file).contains { offset in
      lastName(from: offset + keyword.utf8.count, file).map(names.contains) ?? true
    }
  }

  /// Nil where a name may be hidden. A back-tick that touches the keyword is that of somebody who
  /// writes about it.
  private static func lastName(from offset: Int, _ file: SourceFile) -> String? {
    var start = skip(ByteMask.space, from: offset, file)
    while true {
      let end = skip(ByteMask.word, from: start, file)
      let next = skip(ByteMask.space, from: end, file)
      switch file.storage[next] {
      case Byte.period where end > start: start = skip(ByteMask.space, from: next + 1, file)
      case Byte.backtick where end == start && start > offset: return nil
      case Byte.slash where isComment(next, file): return nil
      default: return plain(start, end, file)
      }
    }
  }

  private static func isComment(_ offset: Int, _ file: SourceFile) -> Bool {
    [Byte.slash, Byte.asterisk].contains(file.storage[offset + 1])
  }

  private static func plain(_ start: Int, _ end: Int, _ file: SourceFile) -> String? {
    let text = file.text(SourceRange(start: UInt32(start), end: UInt32(end)))
    return text.utf8.allSatisfy { $0 < 0x80 } ? text : nil
  }

  private static func skip(_ mask: UInt8, from offset: Int, _ file: SourceFile) -> Int {
    var here = offset
    while ByteTable.shared.bits[Int(file.storage[here])] & mask != 0 { here += 1 }
    return here
  }

  /// Whether a keyword that introduces a type may stand before the name.
  static func mayDeclare(_ name: String, in file: SourceFile) -> Bool {
    ByteSearch.offsets(of: name, in: file).contains { offset in
      wordBefore(offset, file).map(keywords.contains) ?? true
    }
  }

  private static let keywords: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "typealias",
  ]

  private static func wordBefore(_ offset: Int, _ file: SourceFile) -> String? {
    let bits = ByteTable.shared.bits
    let isEscaped = offset > 0 && file.storage[offset - 1] == Byte.backtick
    var end = isEscaped ? offset - 1 : offset
    while end > 0, bits[Int(file.storage[end - 1])] & ByteMask.space != 0 { end -= 1 }
    if end > 1, file.storage[end - 1] == Byte.slash, file.storage[end - 2] == Byte.asterisk {
      return nil
    }
    var start = end
    while start > 0, bits[Int(file.storage[start - 1])] & ByteMask.word != 0 { start -= 1 }
    return plain(start, end, file)
  }
}
