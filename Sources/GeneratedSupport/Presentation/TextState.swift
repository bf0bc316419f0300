/// A text in the state of a feature, such as the title of an alert. It can be compared, and needs
/// no user interface.
///
/// ```swift
/// let title = TextState("Delete ") + TextState("Blob").bold() + TextState("?")
/// print(String(state: title))  // Delete Blob?
/// ```
///
/// A text is shown as it is, without a look-up in a table of translations. Texts are equal if they
/// look the same.
public struct TextState: Hashable, Sendable {
  /// A part of the text that has one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style = TextStyle()
  }

  /// Neighbours have different styles.
  package private(set) var runs: [Run]

  /// A text that is shown as it is.
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// A text that is shown as it is.
  public init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// The two texts, one after the other. Each keeps its style.
  public static func + (left: Self, right: Self) -> Self {
    var text = left
    for run in right.runs { text.append(run) }
    return text
  }

  private mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    if runs == [Run(text: "")] {
      runs = [run]
    } else if runs[runs.count - 1].style == run.style {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// The text with another style.
  fileprivate func styled(_ change: (inout TextStyle) -> Void) -> Self {
    var text = TextState(verbatim: "")
    for var run in runs {
      change(&run.style)
      text.append(run)
    }
    return text
  }
}

/// How a part of a text is shown. Platforms without a user interface ignore it.
package struct TextStyle: Hashable, Sendable {
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var hasMonospacedDigits = false
  package var kerning: Double?
  package var tracking: Double?
  package var baselineOffset: Double?
}

extension TextState {
  public func bold(_ isActive: Bool = true) -> Self { styled { $0.isBold = isActive } }

  public func italic(_ isActive: Bool = true) -> Self { styled { $0.isItalic = isActive } }

  public func underline(_ isActive: Bool = true) -> Self {
    styled { $0.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true) -> Self {
    styled { $0.isStruckThrough = isActive }
  }

  /// All digits have the same width.
  public func monospacedDigit() -> Self { styled { $0.hasMonospacedDigits = true } }

  /// Changes the space between two characters.
  public func kerning(_ kerning: Double) -> Self { styled { $0.kerning = kerning } }

  /// Changes the space after each character.
  public func tracking(_ tracking: Double) -> Self { styled { $0.tracking = tracking } }

  /// Moves the text up.
  public func baselineOffset(_ offset: Double) -> Self { styled { $0.baselineOffset = offset } }
}

extension String {
  /// The text without its style.
  public init(state: TextState) {
    self = state.runs.map(\.text).joined()
  }
}

extension TextState: CustomDumpRepresentable {
  /// The text with its style as markup: `Delete <b>Blob</b>?`.
  public var customDumpValue: Any { runs.map(\.markup).joined() }
}

extension TextState.Run {
  fileprivate var markup: String { style.tags.reduce(text) { "<\($1)>\($0)</\($1.name)>" } }
}

extension TextStyle {
  /// The innermost one first.
  fileprivate var tags: [String] {
    let tags: [String?] = [
      isBold ? "b" : nil, isItalic ? "i" : nil, isUnderlined ? "u" : nil,
      isStruckThrough ? "s" : nil, hasMonospacedDigits ? "monospaced-digit" : nil,
      kerning.map { "kerning=\($0)" }, tracking.map { "tracking=\($0)" },
      baselineOffset.map { "baseline-offset=\($0)" },
    ]
    return tags.compactMap(\.self)
  }
}

extension String {
  /// `kerning` for the tag `kerning=2.0`.
  fileprivate var name: Substring { prefix { $0 != "=" } }
}
