import ReducerGenSyntax

extension [ClauseSyntax] {
  /// The conditions under which all of the clauses hold: `["!(DEBUG)", "(os(Linux))"]`.
  var conditions: [String] {
    flatMap { clause in
      let file = clause.block.file
      let all = clause.block.conditions
      let own = clause.index < all.count && !all[clause.index].isEmpty ? [all[clause.index]] : []
      return all.prefix(clause.index).map { "!(" + file.text($0) + ")" }
        + own.map { "(" + file.text($0) + ")" }
    }
  }

  /// Whether these and others contain different clauses of one `#if`.
  func exclude(_ others: [ClauseSyntax]) -> Bool {
    zip(self, others).contains { mine, theirs in
      mine.block === theirs.block && mine.index != theirs.index
    }
  }
}
