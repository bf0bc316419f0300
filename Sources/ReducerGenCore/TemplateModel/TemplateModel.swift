import ReducerGenIndex
import ReducerGenSyntax

/// What templates see of a target: its declarations, and what the generator decided about them.
///
/// The properties are a part of the public interface: templates of users name them.
/// `Documentation/TemplateModel.md` lists all of them.
final class TemplateModel {
  /// The version of the model. It changes if a property goes or gets another meaning.
  static let version = 1

  let index: TargetIndex
  let module: String
  let files: [ParsedFile]
  /// The code that types get without templates.
  let parts: [ObjectIdentifier: [FileModel.Part]]
  /// The types of each file, those in extensions too.
  private(set) lazy var types = Dictionary(
    grouping: index.types.filter { !$0.isGenerated && !$0.isTypeAlias }
  ) { ObjectIdentifier($0.file) }

  init(
    index: TargetIndex, module: String, files: [ParsedFile],
    parts: [ObjectIdentifier: [FileModel.Part]]
  ) {
    self.index = index
    self.module = module
    self.files = files
    self.parts = parts
  }

  func type(_ entry: TypeEntry?) -> TemplateValue {
    entry.map { DeclaredType(entry: $0, model: self).object } ?? .absent
  }

  func types(_ entries: [TypeEntry]) -> TemplateValue { .list(entries.map(type)) }
}

extension PoundIfLines {
  /// The `#if` lines around one declaration.
  static func around(_ clauses: [ClauseSyntax]) -> (opening: TemplateValue, closing: TemplateValue)
  {
    var layout = PoundIfLines()
    return (texts(layout.lines(before: clauses).all), texts(layout.linesAtEnd()))
  }
}
