import ReducerGenIndex
import ReducerGenSyntax

/// An id that an effect gets, or by which effects are cancelled.
struct EffectIdentity {
  enum Use { case given, cancelled }

  let use: Use
  let value: CodeSyntax

  /// Nil for a call of something else.
  init?(_ call: NamedCall) {
    switch call.name {
    case "cancellable", "debounce", "throttle", "withTaskCancellation": use = .given
    case "cancel": use = .cancelled
    default: return nil
    }
    guard let value = call.argument("id")?.value else { return nil }
    self.value = value
  }

  /// The literal of a text without interpolations and other escapes.
  var text: String? { value.isPlainText ? value.text : nil }

  /// The case that is meant by `CancelID.search`, if the target declares the enum.
  func enumCase(in feature: WiredFeature, _ index: TargetIndex) -> EnumCase? {
    guard value.kind == .member, let path = value.first?.path, path.first?.isEmpty == false,
      let type = index.entry(at: path, in: feature.type).flatMap(index.resolveAlias),
      type.declaration.kind == .enum, !type.isGenerated
    else { return nil }
    let name = value.nameText
    let element = type.declaration.members.first { member in
      member.kind == .case && type.file.text(member.name).withoutBackticks == name
    }
    return element?.parameters.isEmpty == true ? EnumCase(type: type, name: name) : nil
  }

  /// A case without values.
  struct EnumCase: Equatable {
    let type: TypeEntry
    let name: String

    static func == (one: Self, other: Self) -> Bool {
      one.type === other.type && one.name == other.name
    }
  }
}

extension CodeSyntax {
  /// Whether it is a text in quotes that is written as it is.
  var isPlainText: Bool {
    kind == .literal && range.count > 2 && file.storage[Int(range.start)] == Byte.quote
      && !file.contains(Byte.backslash, in: range)
  }
}

extension WiredFeature {
  /// The ids in its effects.
  var effectIdentities: [EffectIdentity] { calls.compactMap(EffectIdentity.init) }

  /// Whether an effect of it may have an id.
  var mayIdentifyEffects: Bool {
    ["cancellable", "debounce", "throttle", "withTaskCancellation"].contains(where: mentions)
  }
}
