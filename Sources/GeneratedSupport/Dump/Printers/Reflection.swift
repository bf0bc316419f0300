/// The parts of a value as reflection finds them.
enum Reflection {
  typealias Child = (label: DumpLabel, value: Any)

  /// There are no parts, only a description.
  case text(String)
  /// The value stands for another value.
  case value(Any)
  case composite(DumpHead, [Child])

  init<Value>(_ value: Value, _ name: String, isCustom: Bool) {
    let custom = isCustom ? (value as? any CustomDumpReflectable)?.customDumpMirror : nil
    let mirror = custom ?? Mirror(reflecting: value)
    let name = mirror.subjectType == Value.self ? name : dumpTypeName(mirror.subjectType)
    switch mirror.displayStyle {
    case .struct?: self = Self.object(name, mirror.fields, all: custom != nil)
    case .class?: self = Self.object(name, mirror.inheritedFields, all: custom != nil)
    case .enum?: self = Self.enumCase(value, name, mirror)
    case .tuple?:
      self = .composite(DumpHead(), mirror.tupleChildren)
    case .optional?: self = mirror.children.first.map { .value($0.value) } ?? .text("nil")
    case .collection?:
      self = .composite(.elements, mirror.elements)
    case .set?:
      let children = mirror.children.map { (label: DumpLabel.none, value: $0.value) }
      self = .composite(.set, children)
    case .dictionary?:
      self = .composite(.entries, mirror.entries)
    default:
      self =
        custom == nil || mirror.children.isEmpty
        ? .text(String(describing: value))
        : Self.object(name, mirror.fields, all: true)
    }
  }

  /// Fields whose label begins with `_$` are hidden, unless the type lists its own fields.
  private static func object(_ name: String, _ fields: [Child], all: Bool) -> Self {
    let shown = all ? fields : fields.filter { !$0.label.isHidden }
    let head = DumpHead(type: name, hidesFields: shown.count < fields.count)
    return .composite(head, shown)
  }

  private static func enumCase(_ value: Any, _ name: String, _ mirror: Mirror) -> Self {
    guard let payload = mirror.children.first else {
      let text = String(describing: value)
      return .composite(DumpHead(type: name, enumCase: text, brackets: .none), [])
    }
    let head = DumpHead(type: name, enumCase: payload.label ?? "@unknown")
    let parts = Mirror(reflecting: payload.value)
    guard parts.displayStyle == .tuple else {
      return .composite(head, [(label: .none, value: payload.value)])
    }
    return .composite(head, parts.tupleChildren)
  }
}

extension Reflection {
  func composite(_ writer: DumpWriter) -> DumpComposite? {
    guard case .composite(let head, let children) = self else { return nil }
    return DumpComposite(
      head: head,
      children: children.map {
        DumpComposite.Child(label: $0.label, value: writer.hold($0.value))
      })
  }
}

extension Mirror {
  fileprivate var fields: [Reflection.Child] {
    children.map { ($0.label.map(DumpLabel.name) ?? .none, $0.value) }
  }

  /// The fields of superclasses come first.
  fileprivate var inheritedFields: [Reflection.Child] {
    (superclassMirror?.inheritedFields ?? []) + fields
  }

  /// The parts of a tuple. The labels `.0`, `.1` and so on are left out.
  var tupleChildren: [Reflection.Child] {
    children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return (.none, child.value) }
      return (.name(label), child.value)
    }
  }

  fileprivate var elements: [Reflection.Child] {
    children.enumerated().map { (.index($0.offset), $0.element.value) }
  }

  fileprivate var entries: [Reflection.Child] {
    let writer = DumpWriter()
    return children.map { child in
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2 else { return (.none, child.value) }
      return (.key(writer.hold(pair[0].value)), pair[1].value)
    }
  }
}
