import ReducerGenIndex
import ReducerGenSyntax

/// A requirement of a protocol, as it is written.
struct InterfaceMember {
  var declaration: DeclarationSyntax
  /// The protocol that it is declared in: the interface, or one that it inherits.
  var owner: TypeEntry

  var file: ParsedFile { owner.file }
  var place: SourcePlace {
    file.place(declaration.name.isEmpty ? declaration.head : declaration.name)
  }
  var comments: LeadingComments { LeadingComments(declaration, in: file) }

  func directive(_ word: String) -> Directive? {
    comments.directives.first { $0.word == word }
  }

  /// `play(_:)`, `isPlaying`, `subscript(_:)`.
  var title: String { declaration.title(in: file) }

  /// The name without back-ticks: `play`, `subscript`.
  var baseName: String { declaration.baseName(in: file) }

  func has(_ keyword: Keyword) -> Bool {
    declaration.modifiers.contains { $0.keyword == keyword }
  }

  var isSettable: Bool { file.accessors(of: declaration).contains { $0.name == "set" } }

  /// `["async", "throws"]` of a variable or a subscript.
  var getterEffects: [String] { file.getterEffects(of: declaration) }
}

extension DeclarationSyntax {
  fileprivate var head: SourceRange { SourceRange(start: position, end: position) }

  func baseName(in file: ParsedFile) -> String {
    name.isEmpty ? kind.rawValue : file.text(name).withoutBackticks
  }

  /// How a reference names a member: `play(_:)`, `isPlaying`.
  func title(in file: ParsedFile) -> String {
    let base = baseName(in: file)
    if ![.func, .`init`, .subscript].contains(kind) { return base }
    return base + "(" + labels(in: file).map { $0.withoutBackticks + ":" }.joined() + ")"
  }

  /// The labels of the parameters as a call writes them; `_` for none. A subscript has only those
  /// that are written before a name.
  func labels(in file: ParsedFile) -> [String] {
    parameters.map { parameter in
      let isName = kind == .subscript && parameter.label == parameter.name
      return isName ? "_" : file.text(parameter.label)
    }
  }
}

extension TargetIndex {
  /// The requirements of a protocol and of the protocols of the target that it inherits. One that is
  /// declared twice is listed once.
  func requirements(of interface: TypeEntry) -> [InterfaceMember] {
    let kinds: [DeclarationSyntax.Kind] = [.var, .func, .subscript, .`init`, .associatedtype]
    var seen: Set<String> = []
    return ([interface] + ancestors(of: interface)).flatMap { owner in
      owner.declaration.members.filter { kinds.contains($0.kind) }.map {
        InterfaceMember(declaration: $0, owner: owner)
      }
    }.filter { member in
      let types = member.declaration.parameters.map(\.type) + [member.declaration.result]
      let key = member.title + types.map { $0?.text ?? "" }.joined(separator: ",")
      return !member.declaration.clauses.isEmpty || seen.insert(key).inserted
    }
  }
}
