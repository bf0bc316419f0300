/// The imports of one generated file, in the order of the source.
struct ImportsModel {
  struct Line {
    var text: String
    /// The same from the `import` keyword on.
    var path: String
    /// How far it is visible, where that is said.
    var access: Access?
    var clauses: [ClauseSyntax]
  }

  /// The imports of one source.
  struct Group {
    var file: ParsedFile
    var lines: [Line]
  }

  /// Those of the file itself, and then of others from which something is copied.
  var groups: [Group]
}

/// What is named in the generated signatures of one type, and how far they can be seen.
struct Signatures {
  var access: Access
  var names: Set<String>
  /// Files beside the type's own from which types are copied into signatures.
  var otherFiles: [ParsedFile] = []
}

/// Decides which imports a generated file repeats, and how far each is visible.
struct ImportsResolver {
  let index: TargetIndex
  let file: ParsedFile
  let signatures: [Signatures]
  /// The greatest access of anything generated into the file.
  let access: Access

  func model() -> ImportsModel {
    var groups = [ImportsModel.Group(file: file, lines: [])]
    groups[0].lines = [ownImport] + lines()
    for other in signatures.flatMap(\.otherFiles)
    where !groups.contains(where: { $0.file === other }) {
      let resolver = ImportsResolver(
        index: index, file: other, signatures: signatures, access: access)
      groups.append(ImportsModel.Group(file: other, lines: []))
      for line in resolver.lines() { groups.add(line) }
    }
    return ImportsModel(groups: groups)
  }

  private func lines() -> [ImportsModel.Line] {
    file.imports.filter { module(of: $0) != Annotation.module }.map(line)
  }

  /// Ours is seen as far as generated signatures are: `Case` and `AllCasePaths` stand in them.
  private var ownImport: ImportsModel.Line {
    let path = "import " + Annotation.module
    return ImportsModel.Line(text: ownAccess + path, path: path, clauses: [])
  }

  /// Swift takes a plain import beside one of a written access for ambiguous, unless that is public:
  /// so either both files say it, or none of them does.
  private var ownAccess: String {
    let access = access.ofImports
    let imports = file.imports.filter { module(of: $0) == Annotation.module }
    if imports.contains(where: { Access($0.modifiers) != nil }) {
      return access == .internal ? "internal " : access.spelling
    }
    return access == .package && !imports.isEmpty ? "" : access.spelling
  }

  private func module(of node: DeclarationSyntax) -> String {
    String(file.text(node.name).prefix { $0 != "." })
  }

  private func line(for node: DeclarationSyntax) -> ImportsModel.Line {
    let attributes = node.attributes.filter { isRepeated(file.text($0.name)) }
    let prefix = attributes.map { "@" + file.text($0.name) + file.text($0.arguments) + " " }
    let path = path(of: node)
    let access = visibility(of: node)
    let spelling = access == .internal ? "internal " : access?.spelling ?? ""
    return ImportsModel.Line(
      text: prefix.joined() + spelling + path, path: path, access: access, clauses: node.clauses)
  }

  /// `@preconcurrency` silences what generated code does not do, and then warns that it does
  /// nothing; `@_exported` has been said by the source.
  private func isRepeated(_ attribute: String) -> Bool {
    attribute != "preconcurrency" && attribute != "_exported"
  }

  /// From the `import` keyword on: `import struct Foundation.Date`.
  private func path(of node: DeclarationSyntax) -> String {
    let text = file.text(node.range)
    let range = text.utf8.indices.first { start in
      text.utf8[start...].starts(with: "import ".utf8)
        && (start == text.utf8.startIndex
          || text.utf8[text.utf8.index(before: start)] <= Byte.space)
    }
    return range.map { String(text[$0...]) } ?? "import " + file.text(node.name)
  }

  /// A written access, as far as signatures may need it: what goes further is reported as unused.
  private func visibility(of node: DeclarationSyntax) -> Access? {
    let comments = LeadingComments(node, in: file)
    if let choice = comments.directives.first(where: { $0.word == "import" }) {
      let visibility = choice.argument.split(separator: " ").last.map(String.init) ?? ""
      return visibility == "public" ? .public : .internal
    }
    guard let written = Access(node.modifiers) else { return nil }
    let needing = signatures.filter { signatures in
      signatures.names.contains { mayComeFrom(module(of: node), $0) }
    }
    let needed = needing.map(\.access.ofImports).max() ?? .internal
    return max(.internal, min(written, needed))
  }

  private func mayComeFrom(_ module: String, _ name: String) -> Bool {
    if index.topLevel[name] != nil || KnownNames.isStandard(name) { return false }
    if KnownNames.foundation.contains(name) { return module.hasPrefix("Foundation") }
    return module != "Foundation"
  }
}

extension [ImportsModel.Group] {
  /// Adds a line to the last group. What is imported already is not imported again, as the one that
  /// is seen less far would be reported; the one that is seen furthest stays.
  fileprivate mutating func add(_ line: ImportsModel.Line) {
    for group in indices {
      for known in self[group].lines.indices {
        let other = self[group].lines[known]
        guard other.path == line.path && other.clauses.isEmpty else { continue }
        if (line.access ?? .internal) > (other.access ?? .internal) {
          self[group].lines[known].text = line.text
          self[group].lines[known].access = line.access
        }
        return
      }
    }
    self[count - 1].lines.append(line)
  }
}

/// Names whose module is known without looking.
enum KnownNames {
  static func isStandard(_ name: String) -> Bool { standard.contains(name) }

  static func isKnown(_ name: String) -> Bool {
    standard.contains(name) || foundation.contains(name)
  }

  private static let standard: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
    "Bool", "CaseIterable", "Character", "Clock", "ClosedRange", "Codable", "CodingKey",
    "Collection", "Comparable", "ContiguousArray", "ContinuousClock", "Decodable", "Dictionary",
    "Double", "Duration", "Encodable", "Equatable", "Error", "Float", "Float16", "Hashable",
    "Identifiable", "InlineArray", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "KeyPath",
    "KeyValuePairs", "Never", "ObjectIdentifier", "Optional", "PartialKeyPath", "PartialRangeFrom",
    "PartialRangeThrough", "PartialRangeUpTo", "Range", "RangeExpression", "RawRepresentable",
    "ReferenceWritableKeyPath", "Result", "Self", "Sendable", "Sequence", "Set", "Span",
    "StaticString", "String", "Substring", "SuspendingClock", "Task", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "UInt128", "Unicode", "UnsafeMutablePointer", "UnsafePointer",
    "UnsafeRawPointer", "Void", "WritableKeyPath",
    // Ours.
    "AnyCasePath", "Case", "CaseKeyPath", "CasePathable", "Effect", "PartialCaseKeyPath", "Reduce",
    "Reducer",
  ]

  static let foundation: Set<String> = [
    "AttributedString", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
    "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "FileManager",
    "HTTPURLResponse", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
    "LocalizedError", "Measurement", "Notification", "NotificationCenter", "NSError", "NSObject",
    "NSRange", "OperationQueue", "PersonNameComponents", "Progress", "RunLoop", "TimeInterval",
    "TimeZone", "URL", "URLComponents", "URLError", "URLRequest", "URLResponse", "URLSession",
    "UUID", "UserDefaults",
  ]
}
