import ReducerGenIndex
import ReducerGenSyntax

/// The names that the sources declare themselves, so that an own thing is not taken for one of the
/// library.
struct DeclaredNames {
  enum Kind {
    case type
    /// A macro, a property wrapper, a result builder or a global actor: what an attribute can name.
    case attribute
    /// A property, a function or a case that hides a function of the library.
    case value
    /// An enum, or another type, with a name whose kind matters.
    case enumeration, otherType
  }

  /// The names by kind and by the last name of the type around them, which is empty at the top of a
  /// file.
  private var names: [Kind: [String: Set<String>]] = [:]
  private let others: OtherSources

  /// - Parameter others: Sources that are parsed only where a name matters.
  init(_ files: [MigratedFile], others: [SourceFile]) {
    self.others = OtherSources(others)
    for file in files { read(file.parsed.syntax.declarations, in: file, "") }
  }

  /// Whether a name that stands at an offset is one of the sources.
  func contains(_ name: String, _ kind: Kind, at offset: UInt32, in file: MigratedFile) -> Bool {
    guard let names = names[kind] else { return others.declare(name, kind) }
    let scope = file.declarations(around: offset).flatMap(file.parsed.path)
    return ([""] + scope).contains { names[$0]?.contains(name) == true }
      || others.declare(name, kind)
  }

  /// Whether the innermost type of that name which is seen from an offset is an enum. False if the
  /// sources have several such types.
  func isEnum(_ name: String, at offset: UInt32, in file: MigratedFile) -> Bool {
    func isDeclared(_ kind: Kind, in parent: String) -> Bool {
      names[kind]?[parent]?.contains(name) == true
    }
    let scope = [""] + file.declarations(around: offset).flatMap(file.parsed.path)
    guard let parent = scope.last(where: { isDeclared(.type, in: $0) }) else { return false }
    return isDeclared(.enumeration, in: parent) && !isDeclared(.otherType, in: parent)
  }

  private mutating func read(
    _ declarations: [DeclarationSyntax], in file: MigratedFile, _ parent: String
  ) {
    for declaration in declarations {
      let name = file.text(declaration.name)
      for kind in Self.kinds(of: declaration, name) {
        names[kind, default: [:]][parent, default: []].insert(name)
      }
      if !declaration.members.isEmpty {
        read(declaration.members, in: file, file.parsed.path(of: declaration).last ?? name)
      }
    }
  }

  private static let values: Set = ["unimplemented"]
  private static let attributes: Set = ["globalActor", "propertyWrapper", "resultBuilder"]

  fileprivate static func kinds(of declaration: DeclarationSyntax, _ name: String) -> [Kind] {
    switch declaration.kind {
    case .macro: return [.attribute]
    case .typealias, .associatedtype: return [.type, .attribute] + form(of: declaration, name)
    case .struct, .enum, .class, .actor, .protocol:
      let marks = declaration.attributes.compactMap(\.type.path.last)
      return (attributes.isDisjoint(with: marks) ? [.type] : [.type, .attribute])
        + form(of: declaration, name)
    case .let, .var, .func, .case: return values.contains(name) ? [.value] : []
    default: return []
    }
  }

  private static func form(of declaration: DeclarationSyntax, _ name: String) -> [Kind] {
    if name != "State" { return [] }
    return declaration.kind == .enum ? [.enumeration] : [.otherType]
  }
}

/// Sources that the command does not change.
private final class OtherSources {
  private let sources: [SourceFile]
  private var known: [String: Set<DeclaredNames.Kind>] = [:]

  init(_ sources: [SourceFile]) { self.sources = sources }

  /// Whether one of them declares the name outside of all types.
  func declare(_ name: String, _ kind: DeclaredNames.Kind) -> Bool {
    if known[name] == nil { known[name] = kinds(of: name) }
    return known[name]?.contains(kind) == true
  }

  private func kinds(of name: String) -> Set<DeclaredNames.Kind> {
    let files = sources.filter { ByteSearch.contains(name, in: $0) }.map { ParsedFile($0) }
    return Set(
      files.flatMap { file in
        file.syntax.declarations.filter { file.text($0.name) == name }
          .flatMap { DeclaredNames.kinds(of: $0, name) }
      })
  }
}

extension MigratedFile {
  /// The declarations around an offset, the outermost one first.
  func declarations(around offset: UInt32) -> [DeclarationSyntax] {
    var found: [DeclarationSyntax] = []
    var list = parsed.syntax.declarations
    while let next = list.first(where: { $0.range.start <= offset && offset < $0.range.end }) {
      found.append(next)
      list = next.members
    }
    return found
  }
}
