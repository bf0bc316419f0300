import ReducerGenIndex
import ReducerGenSyntax

/// An action is sent, and `default` drops it.
enum SentButUnhandled: WiringRule {
  static let id = "sent-but-unhandled"
  static let problem =
    "An effect or a view sends an action that neither the feature nor a parent handles, so 'default' drops it."
  static let remedy = "Handle the action, or remove it."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    target.features.filter { mayDrop($0, in: target) }.flatMap { feature -> [Diagnostic] in
      let family = target.family(of: feature)
      let handled = family.flatMap(\.logic.handled)
      guard let dropping = handled.first(where: \.names.isEmpty),
        handled.allSatisfy({ !$0.names.isEmpty || $0.isDropped }),
        !family.contains(where: \.passesActionsOn)
      else { return [] }
      let known = Set(handled.compactMap(\.names.first))
      return sent(to: feature, in: target).filter { action in
        !known.contains(action.names[0]) && !isUsed(action.names[0], of: feature, target)
      }
      .map { .sentButUnhandled($0, of: feature.name, droppedAt: dropping.place) }
    }
  }

  /// Whether all that can handle the actions of a feature is in the target.
  private static func mayDrop(_ feature: WiredFeature, in target: WiredTarget) -> Bool {
    guard let action = feature.action, feature.mentions("default"), feature.hasReadableBody,
      !feature.hasUnknownParts(in: target.index)
    else { return false }
    return action.effectiveAccess <= .internal || !target.parents(of: feature).isEmpty
  }

  /// The actions of the feature itself that its effects and its views send, each one once. What is
  /// sent to its delegate is for parents, which can be in other modules.
  private static func sent(to feature: WiredFeature, in target: WiredTarget) -> [ActionPath] {
    let own = Set(feature.action.map { OwnCases(of: $0).names } ?? [])
    var found: Set<String> = []
    return (feature.logic.sent + (target.sentByViews[ObjectIdentifier(feature.type)] ?? []))
      .filter { own.contains($0.names[0]) && found.insert($0.names[0]).inserted }
  }

  /// Whether something may match an action: the code of the feature, or a parent.
  private static func isUsed(
    _ name: String, of feature: WiredFeature, _ target: WiredTarget
  ) -> Bool {
    if target.mentions(name, near: feature) { return true }
    if target.allFeatures.contains(where: { $0.matchesInChild(name) }) { return true }
    let cases = Set(feature.facts.actions.map(\.name))
    return target.parents(of: feature).contains { parent, child in
      parent.logic.handled.contains { action in
        // `.child(let action)`, but not `.child(.another)`.
        action.names.first == child.name && !action.isDropped
          && !cases.contains(action.names.last ?? "")
      }
    }
  }
}

/// The cases of an action that no other reducer handles.
private struct OwnCases {
  let names: [String]

  init(of action: TypeEntry) {
    names = action.declaration.members.filter { $0.kind == .case }.compactMap { element in
      let name = action.file.text(element.name).withoutBackticks
      let isNested = ChildAction(of: element).map { child in
        child.wrapper != .none || child.type.path.last == "Action"
      }
      return isNested == true || name == "delegate" || name == "binding" ? nil : name
    }
  }
}

extension WiredFeature {
  /// Whether a pattern in it matches a case, as an action of a child.
  fileprivate func matchesInChild(_ name: String) -> Bool {
    mentions(name) && logic.handled.contains { $0.names.dropFirst().contains(name) }
  }

  /// Whether its actions are used as a whole, other than in `switch` and `if case`, and by functions
  /// of it.
  fileprivate var passesActionsOn: Bool {
    logic.usesOfActions.contains { use in
      guard let function = use.function else { return true }
      return !type.declaredMembers.contains { member in
        member.declaration.kind == .func && member.name.withoutBackticks == function
      }
    }
  }
}

extension WiredTarget {
  /// Whether a case is named in a feature and in code that belongs to no feature, other than where
  /// it is sent.
  fileprivate func mentions(_ name: String, near feature: WiredFeature) -> Bool {
    files.contains { file in
      guard ByteSearch.contains(name, in: file.file) else { return false }
      let nodes = nodes(in: file, near: feature)
      let sent = nodes.compactMap(NamedCall.init).filter { $0.name == "send" }
        .compactMap { $0.node.arguments.first?.value }
        .map { $0.kind == .call ? $0.first?.range ?? $0.range : $0.range }
      return nodes.contains { node in
        switch node.kind {
        case .tokens: true
        case .member, .component: node.nameText == name && !sent.contains(node.range)
        default: false
        }
      }
    }
  }
}
