import ReducerGenIndex
import ReducerGenSyntax

/// Effects of two reducers have the same id, so that each may cancel the other's.
enum SharedEffectID: WiringRule {
  static let id = "shared-effect-id"
  static let problem =
    "Effects of two reducers, or of two children with the same reducer, have the same id, and cancelling one cancels both."
  static let remedy =
    "Give each reducer a private 'enum CancelID', and put an id of the child into a case of it."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    sharedTexts(in: target) + target.features.flatMap { repeatedScopes(in: $0, target) }
  }
}

// MARK: The same text in two reducers

extension SharedEffectID {
  private static func sharedTexts(in target: WiredTarget) -> [Diagnostic] {
    var owners: [String: [(feature: WiredFeature, place: SourcePlace)]] = [:]
    var found: [Diagnostic] = []
    for feature in target.features where feature.mayIdentifyEffects {
      for id in feature.effectIdentities where id.use == .given {
        guard let text = id.text else { continue }
        let others = owners[text] ?? []
        if others.contains(where: { $0.feature === feature }) { continue }
        owners[text] = others + [(feature, id.value.place)]
        if let other = others.first(where: { target.shareIDs($0.feature, feature) }) {
          found.append(
            .sharedText(
              text, of: other.feature.name, feature.name, at: id.value.place, other.place))
        }
      }
    }
    return found
  }
}

extension WiredTarget {
  /// Whether the effects of two features are in one scope. Those of a row or a screen are in a scope
  /// of their own, which only the features around it share.
  fileprivate func shareIDs(_ one: WiredFeature, _ other: WiredFeature) -> Bool {
    if one.facts.action?.type === other.facts.action?.type { return false }
    if isInside(one, other) || isInside(other, one) { return true }
    return !hasOwnScope(one) && !hasOwnScope(other)
  }

  private func hasOwnScope(_ feature: WiredFeature) -> Bool {
    let parents = parents(of: feature)
    return !parents.isEmpty && parents.allSatisfy { $0.child.relation != .scoped }
  }

  /// Whether a feature is a child of another one, or a child of its children.
  private func isInside(_ feature: WiredFeature, _ outer: WiredFeature) -> Bool {
    var rest = [feature]
    var seen: Set<ObjectIdentifier> = []
    while let next = rest.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      let parents = parents(of: next).map(\.feature)
      if parents.contains(where: { $0 === outer }) { return true }
      rest += parents
    }
    return false
  }
}

// MARK: The same reducer in two scopes

extension SharedEffectID {
  private static func repeatedScopes(
    in feature: WiredFeature, _ target: WiredTarget
  ) -> [Diagnostic] {
    // Only one of the children of an enum is there.
    guard feature.mentions("Scope"), feature.facts.children.count > 1, feature.state != nil else {
      return []
    }
    let scopes = feature.logic.operators.filter {
      $0.kind == .scope && $0.state != nil && $0.children.count == 1
    }
    return scopes.indices.compactMap { index in
      let scope = scopes[index]
      guard
        let other = scopes[..<index].first(where: { feature.hasBoth($0, scope) }),
        let child = target.feature(at: scope.children[0], in: feature),
        let id = child.effectIdentities.first(where: { id in
          id.use == .given
            && (id.text != nil || id.enumCase(in: child, target.index) != nil)
        })
      else { return nil }
      return .sharedInScopes(
        id.value.text, id.value.place, of: child.name, at: scope.place, other.place)
    }
  }
}

extension WiredFeature {
  /// Whether two scopes run one reducer for two children whose effects have the same scope.
  fileprivate func hasBoth(_ one: ChildOperator, _ other: ChildOperator) -> Bool {
    guard one.children == other.children, one.state != other.state, one.action != other.action,
      let body = bodies.first(where: { $0.contains(one.place) }), body.contains(other.place)
    else { return false }
    let isInOwnScope = [one, other].contains { scope in
      body.calls.contains { call in
        ["ifLet", "ifCaseLet", "forEach"].contains(call.name)
          && call.closures.contains { $0.range.contains(scope.place.range) }
      }
    }
    return !isInOwnScope
      && !body.code.contains { $0.separates(one.place.range, other.place.range) }
  }
}

extension WiredBody {
  fileprivate func contains(_ place: SourcePlace) -> Bool {
    place.file === member.file.file && member.declaration.range.contains(place.range)
  }
}

extension WiredTarget {
  fileprivate func feature(at path: [String], in feature: WiredFeature) -> WiredFeature? {
    let found = index.entry(at: path, in: feature.type).flatMap(index.resolveAlias)
    return found.flatMap { type in features.first { $0.type === type } }
  }
}
