/// A template that was read: a file of Swift with holes.
package struct Template: Sendable {
  package let file: SourceFile
  /// Whether it declares that it prints types. Other templates can only be included.
  package let isForTypes: Bool
  let nodes: [TemplateNode]
  let includes: [TemplateInclude]

  /// What directives and includes call it: the file's name without `.stencil`.
  package var name: String {
    let base = file.baseName
    return base.hasSuffix(".stencil") ? String(base.dropLast(8)) : base
  }
}

/// Thrown inside of this folder only: reading and rendering return their diagnostics.
extension Diagnostic: Error {}
