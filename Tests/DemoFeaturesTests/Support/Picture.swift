import DemoConsole

/// A frame as SVG.
struct Picture {
  let frame: Frame
  let size: Size

  private let columnWidth = 8.4
  private let rowHeight = 18
  private let margin = 12

  var svg: String {
    let width = Int(Double(size.columns) * columnWidth) + 2 * margin
    let height = size.rows * rowHeight + 2 * margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
      <rect width="100%" height="100%" rx="8" fill="#21252b"/>
      \(frame.rows.enumerated().map(text).joined(separator: "\n"))
      \(cursor)
      </svg>

      """
  }

  private func text(_ index: Int, _ row: Row) -> String {
    let escaped = row.text.fitted(to: size.columns)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let baseline = margin + index * rowHeight + 14
    return "<text x=\"\(margin)\" y=\"\(baseline)\" xml:space=\"preserve\" \(row.style.attributes)>"
      + escaped + "</text>"
  }

  private var cursor: String {
    let left = margin + Int(Double(frame.cursor.column) * columnWidth)
    let top = margin + frame.cursor.row * rowHeight
    return "<rect x=\"\(left)\" y=\"\(top)\" width=\"8\" height=\"\(rowHeight)\" fill=\"#dcdfe4\"/>"
  }
}

extension Row.Style {
  fileprivate var attributes: String {
    switch self {
    case .plain: "fill=\"#dcdfe4\""
    case .title: "fill=\"#56b6c2\" font-weight=\"bold\""
    case .faint: "fill=\"#7f848e\""
    case .favorite: "fill=\"#e5c07b\""
    case .player: "fill=\"#98c379\""
    case .problem: "fill=\"#e06c75\" font-weight=\"bold\""
    }
  }
}
