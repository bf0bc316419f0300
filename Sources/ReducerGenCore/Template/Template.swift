import ReducerGenIndex
import ReducerGenSyntax

/// A template that was read: a file of Swift with placeholders.
package struct Template: Sendable {
  package let file: SourceFile
  /// What it prints. A template without a purpose can only be included.
  package let purpose: TemplatePurpose?
  let nodes: [TemplateNode]
  let includes: [TemplateInclude]
  /// The names after `arguments.`, without those of included templates.
  let argumentNames: Set<String>

  /// What directives and includes call it: the file's name without `.stencil`.
  package var name: String {
    let base = file.baseName
    return base.hasSuffix(".stencil") ? String(base.dropLast(8)) : base
  }
}

/// Thrown inside of this folder only: reading and rendering return their diagnostics.
extension Diagnostic: Error {}
