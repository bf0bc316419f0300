import ReducerGenSyntax

/// Places `#if` lines between items so that each stands in the clauses that it was written in.
///
/// The conditions are copied and never evaluated. Clauses that hold no item are kept where a later
/// clause of their block holds one, because `#else` means "none of those".
struct PoundIfLines {
  /// The `#endif`s after an item; the `#if`, `#elseif` and `#else` lines before the next one.
  struct Lines {
    var closing: [String] = []
    var opening: [String] = []

    var all: [String] { closing + opening }
  }

  private(set) var open: [ClauseSyntax] = []

  /// The lines that go before an item which stands in these clauses.
  mutating func lines(before clauses: [ClauseSyntax]) -> Lines {
    var depth = zip(open, clauses).prefix { $0.block === $1.block && $0.index == $1.index }.count
    var lines = Lines()
    if depth < open.count, depth < clauses.count, open[depth].block === clauses[depth].block,
      open[depth].index < clauses[depth].index
    {
      lines.closing = close(to: depth + 1)
      lines.opening = directives(clauses[depth], from: open[depth].index + 1)
      depth += 1
    } else {
      lines.closing = close(to: depth)
    }
    for clause in clauses[depth...] { lines.opening += directives(clause, from: 0) }
    open = clauses
    return lines
  }

  /// The lines that go after the last item.
  mutating func linesAtEnd() -> [String] { close(to: 0) }

  private mutating func close(to depth: Int) -> [String] {
    let lines = Array(repeating: "#endif", count: open.count - depth)
    open.removeLast(open.count - depth)
    return lines
  }

  private func directives(_ clause: ClauseSyntax, from first: Int) -> [String] {
    (first...clause.index).map { index in
      let condition = clause.block.conditions[index]
      if condition.isEmpty { return "#else" }
      return (index == 0 ? "#if " : "#elseif ") + clause.block.file.text(condition)
    }
  }
}
