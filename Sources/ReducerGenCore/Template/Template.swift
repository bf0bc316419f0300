/// A template that was read: a file of Swift with holes.
package struct Template: Sendable {
  package let file: SourceFile
  /// What it is for; nil for one that is only there to be included.
  package let head: TemplateHead?
  /// What directives and includes call it: the file's name without `.stencil`.
  package let name: String
  let nodes: [TemplateNode]
  let includes: [TemplateInclude]

  init(
    file: SourceFile, head: TemplateHead?, nodes: [TemplateNode], includes: [TemplateInclude]
  ) {
    self.file = file
    self.head = head
    self.nodes = nodes
    self.includes = includes
    name = Self.name(of: file)
  }

  private static func name(of file: SourceFile) -> String {
    let path = file.path
    let base = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(base.hasSuffix(".stencil") ? base.dropLast(8) : base)
  }
}
