import ReducerGenIndex
import ReducerGenSyntax

/// What names mean at a place of a body, as far as that is certain.
struct NameScope {
  /// The type that the body is in.
  let type: TypeEntry
  /// Values whose types are known. A name that something else hides is not in it.
  var values: [String: KnownType] = [:]
  /// The functions that send an action: `send` in `.run { send in … }`.
  var senders: [String: KnownType] = [:]
  /// The stores of tests and views, by the actions that they take.
  var stores: [String: KnownType] = [:]
  /// Those that are properties of the type.
  var ownStores: [String: KnownType] = [:]
  /// The feature whose reducers are built here. Nil among those of a child.
  var built: BuiltFeature?
  /// The actions of the effects that are returned here.
  var effect: KnownType?
  /// What the body declares itself, such as a local type.
  private(set) var localNames: Set<String> = []

  init(_ type: TypeEntry) { self.type = type }

  /// Whether an expression without closures may have something to check.
  var mayCall: Bool { !senders.isEmpty || !stores.isEmpty || !ownStores.isEmpty }

  mutating func declare(_ name: String) {
    hide(name)
    localNames.insert(name)
  }

  mutating func hide(_ name: String) {
    values[name] = nil
    senders[name] = nil
    stores[name] = nil
  }

  /// `$0` in a closure means its own parameter.
  func inClosure(_ closure: CodeSyntax) -> NameScope {
    var inner = self
    for name in values.keys where name.hasPrefix("$") { inner.hide(name) }
    for node in closure.parts where node.kind == .parameter || node.kind == .capture {
      // `[action]` captures what `action` means outside.
      if node.kind == .parameter || !node.parts.isEmpty { inner.hide(node.nameText) }
    }
    inner.effect = nil
    return inner
  }

  /// The type of a name or of one in parentheses.
  func type(of value: CodeSyntax) -> KnownType? {
    switch value.kind {
    case .name: values[value.nameText]
    case .tuple where value.parts.count == 1: value.parts[0].value.flatMap(type)
    default: nil
    }
  }
}

/// A reducer while its body is read.
struct BuiltFeature {
  var state: TypeEntry?
  var action: KnownType
}
