/// The codes that draw a row. Without colors, a row is only its text.
public enum Palette: Sendable {
  case colors, plain

  /// Obeys `NO_COLOR` (https://no-color.org): any value except an empty one turns colors off.
  public init(environment: [String: String], isOff: Bool = false) {
    self = isOff || environment["NO_COLOR"]?.isEmpty == false ? .plain : .colors
  }

  func draw(_ row: Row, columns: Int) -> String {
    let text = row.text.fitted(to: columns)
    guard self == .colors, let code = row.style.code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Row.Style {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .title: "1;36"
    case .faint: "2"
    case .favorite: "33"
    case .player: "32"
    case .problem: "1;31"
    }
  }
}
