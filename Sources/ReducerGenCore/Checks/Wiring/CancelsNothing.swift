import ReducerGenIndex
import ReducerGenSyntax

/// An effect cancels an id that no effect has.
enum CancelsNothing: WiringRule {
  static let id = "cancels-nothing"
  static let problem = "'.cancel(id:)' has an id that no effect of the target has."
  static let remedy =
    "Add '.cancellable(id:)' with the id to the effect, or remove the cancellation."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    target.features.filter { $0.mentions("cancel") && $0.hasReadableBody }.flatMap { feature in
      unknown(in: feature, target).map { .cancelsNothing($0.value.text, at: $0.value.place) }
    }
  }

  private static func unknown(
    in feature: WiredFeature, _ target: WiredTarget
  ) -> [EffectIdentity] {
    let ids = feature.effectIdentities
    let given = ids.filter { $0.use == .given }.map(\.value.text)
    return ids.filter { id in
      id.use == .cancelled && !given.contains(id.value.text)
        && isUnknown(id, of: feature, in: target)
    }
  }

  /// Whether certainly no effect has an id.
  private static func isUnknown(
    _ id: EffectIdentity, of feature: WiredFeature, in target: WiredTarget
  ) -> Bool {
    if let text = id.text {
      // A child of another module may have the id.
      return feature.facts.children.allSatisfy { $0.feature != nil }
        && !target.isUsed(text) { $0.isPlainText && $0.text == text }
    }
    guard let found = id.enumCase(in: feature, target.index),
      found.type.effectiveAccess <= .internal,
      !target.index.inheritedPaths(of: found.type).contains(where: { $0.names == ["CaseIterable"] })
    else { return false }
    return !target.isUsed(found.name) { $0.kind == .member && $0.nameText == found.name }
  }
}

extension WiredTarget {
  /// Whether a node of this kind is anywhere but in `.cancel(id:)`, or in code that cannot be read.
  ///
  /// - Parameter word: What a file with such a node contains.
  fileprivate func isUsed(_ word: String, _ isMeant: (CodeSyntax) -> Bool) -> Bool {
    files.contains { file in
      guard ByteSearch.contains(word, in: file.file) else { return false }
      if !file.diagnostics.isEmpty { return true }
      let nodes = nodes(in: file)
      let cancelled = nodes.compactMap(NamedCall.init).compactMap(EffectIdentity.init)
        .filter { $0.use == .cancelled }.map(\.value.range)
      return nodes.contains { node in
        node.kind == .tokens || isMeant(node) && !cancelled.contains { $0.contains(node.range) }
      }
    }
  }
}
