import ReducerGenIndex
import ReducerGenSyntax

/// Decides which imports a generated file repeats, and the access level of each.
struct ImportsResolver {
  let index: TargetIndex
  let file: ParsedFile
  /// Those of everything that is generated into the file.
  let signatures: [Signatures]
  /// Files beside the file itself from which types are copied into signatures.
  let otherFiles: [ParsedFile]
  /// Whether generated code names something of the runtime library. Templates of the target may
  /// print code that does not.
  var needsRuntime = true

  func model() -> ImportsModel {
    var groups = [ImportsModel.Group(file: file, lines: [])]
    let isImported = file.imports.contains { module(of: $0) == Annotation.module }
    groups[0].lines = (needsRuntime || isImported ? [ownImport] : []) + lines()
    for other in otherFiles where !groups.contains(where: { $0.file === other }) {
      let resolver = ImportsResolver(
        index: index, file: other, signatures: signatures, otherFiles: [])
      groups.append(ImportsModel.Group(file: other, lines: []))
      for line in resolver.lines() { groups.add(line) }
    }
    return ImportsModel(groups: groups)
  }

  private func lines() -> [ImportsModel.Line] {
    file.imports.filter { module(of: $0) != Annotation.module }.map(line)
  }

  private var ownImport: ImportsModel.Line {
    let path = "import " + Annotation.module
    let reach = ImportReach(needing(Annotation.module), given: [])
    return ImportsModel.Line(
      text: spelling(reach.access) + path, condition: reach.condition,
      otherwise: spelling(reach.otherwise) + path, path: path, clauses: [])
  }

  /// Swift takes a plain import beside one of a written access for ambiguous, unless that is
  /// public: so either both files say it, or none of them does.
  private func spelling(_ access: Access) -> String {
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
    // In generated code, `@preconcurrency` would have no effect, which is a warning; and the source
    // already exports the modules that it marks with `@_exported`.
    let attributes = node.attributes.filter {
      !["preconcurrency", "_exported"].contains(file.text($0.name))
    }
    let prefix = attributes.map { "@" + file.text($0.name) + file.text($0.arguments) + " " }
    let path = path(of: node)
    let reach = reach(of: node)
    func text(_ access: Access?) -> String {
      prefix.joined() + (access == .internal ? "internal " : access?.spelling ?? "") + path
    }
    return ImportsModel.Line(
      text: text(reach?.access), condition: reach?.condition ?? "",
      otherwise: text(reach?.otherwise), path: path, access: reach?.access, clauses: node.clauses)
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

  /// The written access level, or a lower one if signatures do not need it.
  private func reach(of node: DeclarationSyntax) -> ImportReach? {
    let comments = LeadingComments(node, in: file)
    if let choice = comments.directives.first(where: { $0.word == "import" }) {
      let visibility = choice.argument.split(separator: " ").last.map(String.init) ?? ""
      return ImportReach(visibility == "public" ? .public : .internal)
    }
    guard let written = Access(node.modifiers) else { return nil }
    let given = node.clauses.conditions
    return ImportReach(needing(module(of: node)), given: given).limited(to: written)
  }

  /// The signatures that may name something of the module.
  private func needing(_ module: String) -> [Signatures] {
    signatures.filter { signature in
      signature.nameOurTypes && module == Annotation.module
        || signature.names.contains { mayComeFrom(module, $0) }
    }
  }

  private func mayComeFrom(_ module: String, _ name: String) -> Bool {
    let known = KnownName.all[name]?.module
    if index.topLevel[name] != nil || known == .swift { return false }
    if file.imports.contains(where: { self.module(of: $0) == name }) { return module == name }
    switch known {
    case .foundation: return module.hasPrefix("Foundation")
    case .runtime: return module == Annotation.module
    default: return module != "Foundation" && module != Annotation.module
    }
  }
}

extension [ImportsModel.Group] {
  /// Adds a line to the last group. Of two imports of one module, the one with the higher access
  /// level stays, because the compiler would report the other one.
  fileprivate mutating func add(_ line: ImportsModel.Line) {
    for group in indices {
      for known in self[group].lines.indices {
        let other = self[group].lines[known]
        guard other.path == line.path && other.clauses.isEmpty else { continue }
        if (line.access ?? .internal) > (other.access ?? .internal) {
          self[group].lines[known] = line
          self[group].lines[known].clauses = other.clauses
        }
        return
      }
    }
    self[count - 1].lines.append(line)
  }
}
