import ReducerGenSyntax

/// A stretch of a template: text that is printed, or something in braces.
struct TemplatePiece {
  enum Kind {
    case text
    /// Text between `{% raw %}` and `{% endraw %}`.
    case raw
    /// `{{ … }}`
    case output
    /// `{% … %}`
    case tag
    /// `{# … #}`
    case comment
  }

  var kind: Kind
  /// With the braces.
  var range: SourceRange
  /// The source between the braces, without their `-`; for text, the part that is printed.
  var content: SourceRange
  /// The first word of a tag.
  var word = ""
  var trimsBefore = false
  var trimsAfter = false
  /// The scanner has reported it; whatever else may be wrong in it follows from that.
  var isBroken = false
  /// What stood before a tag on the line that it has to itself.
  var indentation = SourceRange.empty

  var isText: Bool { kind == .text || kind == .raw }
  /// Prints nothing where it stands.
  var isSilent: Bool { kind == .tag || kind == .comment }
}
