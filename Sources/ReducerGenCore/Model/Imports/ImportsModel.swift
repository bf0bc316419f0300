import ReducerGenIndex
import ReducerGenSyntax

/// The imports of one generated file, in the order of the source.
struct ImportsModel {
  struct Line {
    var text: String
    /// Where that text holds, if not everywhere; and the text for all other builds.
    var condition = ""
    var otherwise = ""
    /// The same from the `import` keyword on.
    var path: String
    /// Its access level, if one is written.
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
