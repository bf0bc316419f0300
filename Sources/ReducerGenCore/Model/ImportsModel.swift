/// The imports of one generated file, in the order of the source.
struct ImportsModel {
  struct Line {
    var text: String
    var clauses: [ClauseSyntax]
  }

  var lines: [Line]
}

/// What is named in the generated signatures of one type, and how far they can be seen.
struct Signatures {
  var access: Access
  var names: Set<String>
}

/// Decides which imports a generated file repeats, and how far each is visible.
struct ImportsResolver {
  let index: TargetIndex
  let file: ParsedFile
  let signatures: [Signatures]
  /// The greatest access of anything generated into the file.
  let access: Access

  func model() -> ImportsModel {
    var lines = [ImportsModel.Line(text: ownImport, clauses: [])]
    for node in file.imports where module(of: node) != Annotation.module {
      lines.append(ImportsModel.Line(text: text(of: node), clauses: node.clauses))
    }
    return ImportsModel(lines: lines)
  }

  /// Ours is public where generated signatures are: `Case` and `AllCasePaths` stand in them.
  private var ownImport: String { access.ofImports.spelling + "import " + Annotation.module }

  private func module(of node: DeclarationSyntax) -> String {
    String(file.text(node.name).prefix { $0 != "." })
  }

  private func text(of node: DeclarationSyntax) -> String {
    let attributes = node.attributes.filter { isRepeated(file.text($0.name)) }
    let prefix = attributes.map { "@" + file.text($0.name) + file.text($0.arguments) + " " }
    return prefix.joined() + visibility(of: node) + path(of: node)
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

  /// An explicit access is kept where a signature of that access may need it; elsewhere it would
  /// be reported as unused.
  private func visibility(of node: DeclarationSyntax) -> String {
    let comments = LeadingComments(node, in: file)
    if let choice = comments.directives.first(where: { $0.word == "import" }) {
      let visibility = choice.argument.split(separator: " ").last.map(String.init) ?? ""
      return visibility == "public" ? "public " : "internal "
    }
    guard let written = Access(node.modifiers) else { return "" }
    guard written > .internal else { return "internal " }
    let isNeeded = signatures.contains { signatures in
      signatures.access.ofImports >= written
        && signatures.names.contains { mayComeFrom(module(of: node), $0) }
    }
    return isNeeded ? written.spelling : ""
  }

  private func mayComeFrom(_ module: String, _ name: String) -> Bool {
    if index.topLevel[name] != nil || KnownNames.isStandard(name) { return false }
    if KnownNames.foundation.contains(name) { return module.hasPrefix("Foundation") }
    return module != "Foundation"
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
