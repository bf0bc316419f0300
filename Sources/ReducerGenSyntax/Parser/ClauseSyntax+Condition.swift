extension ClauseSyntax {
  /// The clause's condition; for `#else`, that none of the conditions before it holds. (A second
  /// `#else` is an error to the compiler, and not to SwiftParser.)
  package var conditionText: String {
    let own = block.conditions[index]
    if !own.isEmpty { return block.file.text(own) }
    let earlier = block.conditions[..<index].filter { !$0.isEmpty }
    return "!(" + earlier.map(block.file.text).joined(separator: " || ") + ")"
  }
}
