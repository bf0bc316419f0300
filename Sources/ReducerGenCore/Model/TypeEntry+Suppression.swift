extension TypeEntry {
  /// What the type itself suppresses.
  var suppression: Suppression? { suppression(in: declaration.inherits) }

  /// What it need not have that the type is generic over, or one around it. An extension that does not
  /// repeat this is one for arguments that have it.
  var takenSuppression: Suppression? {
    suppression(in: [declaration.generics, declaration.whereClause]) ?? parent?.takenSuppression
  }

  private func suppression(in ranges: [SourceRange]) -> Suppression? {
    let texts = ranges.filter { !$0.isEmpty }.map(file.text).filter { $0.utf8.contains(Byte.tilde) }
    if texts.isEmpty { return nil }
    return Suppression.allCases.first { missing in
      texts.contains { $0.contains(missing.rawValue) }
    }
  }
}
