import ReducerGenSyntax

/// The types of a target, across all of its files. It owns its entries, which refer to each other.
package final class TargetIndex {
  package private(set) var topLevel: [String: [TypeEntry]] = [:]
  package private(set) var extensions: [ExtensionEntry] = []
  /// Every type, in the order of the sources.
  package private(set) var types: [TypeEntry] = []
  /// The names of all types, wherever they are declared.
  package private(set) var names: Set<String> = []
  /// What was found out about types. It is found out again when an extension has found its type.
  private var findings: [ObjectIdentifier: Findings] = [:]

  package final class Findings {
    var inheritedPaths: [InheritedPath]?
    var inheritedTypes: [TypeEntry]?
    /// What a typealias stands for; nil inside for nothing.
    var aliased: TypeEntry??
    /// The same, if no `#if` has a say in that.
    package var certain: TypeEntry??
    /// The functions that a type declares, by name.
    package var functions: [String: [DeclaredMember]]?
    /// Whether a typealias or a protocol leads to an annotation, by the first name of the
    /// annotation.
    var annotations: [String: Bool] = [:]
  }

  /// How many look-ups are being made for one another: `A.B` needs what the typealias `A` stands
  /// for.
  private var depth = 0
  /// A look-up that needs more counts as one of another module's type. A chain of typealiases needs
  /// one.
  private static let deepest = 100

  package init(_ files: [ParsedFile]) {
    for file in files { for declaration in file.syntax.declarations { add(declaration, in: file) } }
    bindExtensions()
  }

  private func add(
    _ declaration: DeclarationSyntax, in file: ParsedFile, _ parentType: TypeEntry? = nil,
    _ parentExtension: ExtensionEntry? = nil
  ) {
    switch declaration.kind {
    case .struct, .enum, .class, .actor, .protocol, .typealias:
      addType(declaration, in: file, parentType, parentExtension)
    case .extension: addExtension(declaration, in: file)
    default: break
    }
  }

  private func addType(
    _ declaration: DeclarationSyntax, in file: ParsedFile, _ parentType: TypeEntry?,
    _ parentExtension: ExtensionEntry?
  ) {
    let name = file.text(declaration.name).withoutBackticks
    let entry = TypeEntry(declaration, named: name, in: file, parentType, parentExtension)
    types.append(entry)
    names.insert(name)
    if let parentExtension {
      parentExtension.members.append(entry)
    } else if let parentType {
      parentType.members[name, default: []].append(entry)
    } else {
      topLevel[name, default: []].append(entry)
    }
    if entry.isTypeAlias { return }
    for member in declaration.members { add(member, in: file, entry) }
  }

  private func addExtension(_ declaration: DeclarationSyntax, in file: ParsedFile) {
    let entry = ExtensionEntry(declaration, in: file)
    extensions.append(entry)
    for member in declaration.members { add(member, in: file, nil, entry) }
  }

  /// Gives each extension to the type that it extends. An extension may extend a type that is
  /// declared in another extension, so this goes on as long as it finds something.
  private func bindExtensions() {
    // `[Int]` always means the standard library's type.
    var waiting = extensions.filter {
      $0.extended == nil && !($0.declaration.extended?.isShorthand ?? false)
    }
    var isProgress = true
    while isProgress && !waiting.isEmpty {
      isProgress = false
      for entry in waiting {
        guard let type = type(at: entry.path) else { continue }
        bind(entry, to: type)
        isProgress = true
      }
      waiting.removeAll { $0.extended != nil }
    }
  }

  /// Makes a look-up that may need others, or returns nil if too many need each other.
  package func nested<Result>(_ find: () -> Result?) -> Result? {
    if depth == Self.deepest { return nil }
    depth += 1
    defer { depth -= 1 }
    return find()
  }

  package func findings(of entry: TypeEntry) -> Findings {
    let identity = ObjectIdentifier(entry)
    if let known = findings[identity] { return known }
    let new = Findings()
    findings[identity] = new
    return new
  }

  private func bind(_ entry: ExtensionEntry, to type: TypeEntry) {
    findings = [:]
    entry.extended = type
    type.extensions.append(entry)
    for member in entry.members { type.members[member.name, default: []].append(member) }
  }

  /// Adds types that generated code declares. Each stands after the type whose code declares it.
  package func add(_ supplied: [ObjectIdentifier: [TypeEntry]]) {
    if supplied.isEmpty { return }
    findings = [:]
    for entry in supplied.values.joined() {
      names.insert(entry.name)
      if let parent = entry.parent {
        parent.members[entry.name, default: []].append(entry)
      } else if entry.parentExtension == nil {
        topLevel[entry.name, default: []].append(entry)
      }
    }
    types = types.flatMap { [$0] + (supplied[ObjectIdentifier($0)] ?? []) }
    bindExtensions()
  }
}
