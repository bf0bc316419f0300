import ReducerGenIndex
import ReducerGenSyntax

/// Prints what templates see, as a list of properties with their values.
///
/// Values that are false, empty or missing are left out. A type inside of another one is only
/// named, because it leads to all others.
struct ModelDump {
  private static let deepest = 8

  private var text = ""

  /// Nil if the target has no type of this path.
  static func text(of path: String?, in model: TemplateModel) -> String? {
    var dump = ModelDump()
    dump.text = """
      // Model version \(TemplateModel.version). Values that are false, empty or missing are left out.

      """
    if let path {
      guard let type = model.index.types.first(where: { $0.extensionPath == path }) else {
        return nil
      }
      dump.add("type", model.type(type), depth: 0, opens: true)
    } else {
      dump.add("target", DeclaredTarget(model: model).object, depth: 0, opens: true)
    }
    return dump.text
  }

  private mutating func add(_ name: String, _ value: TemplateValue, depth: Int, opens: Bool = false)
  {
    switch value {
    case .absent, .bool(false), .text(""): return
    case .list(let items) where items.isEmpty: return
    case .list(let items) where name.hasPrefix("all"):
      // Most of these have been printed as members of their own type.
      addLine(name + ": " + items.map(Self.shown).joined(separator: ", "), depth)
    case .list(let items): add(name, items, depth)
    case .dictionary(let dictionary):
      addLine(name, depth)
      for key in dictionary.keys { add(key, dictionary[key] ?? .absent, depth: depth + 1) }
    case .object(let object): add(name, object, depth, opens: opens)
    default: addLine(name + ": " + Self.shown(value), depth)
    }
  }

  private mutating func add(_ name: String, _ items: [TemplateValue], _ depth: Int) {
    addLine(name + ":", depth)
    for item in items {
      switch item {
      case .object, .dictionary: add("-", item, depth: depth + 1)
      default: addLine("- " + Self.shown(item), depth + 1)
      }
    }
  }

  private mutating func add(_ name: String, _ object: TemplateObject, _ depth: Int, opens: Bool) {
    let separator = name == "-" ? " " : ": "
    addLine(name + (object.text.map { separator + Self.shown(.text($0)) } ?? ""), depth)
    let isNamedOnly = [DeclaredType.kind, DeclaredFile.kind].contains(object.kind) && !opens
    if isNamedOnly || depth == Self.deepest { return }
    for key in object.keys {
      guard let value = object[key] else { continue }
      // A type that is not an optional is its own 'unwrapped'.
      if key == "unwrapped", value.printed == object.text { continue }
      add(key, value, depth: depth + 1)
    }
  }

  private mutating func addLine(_ line: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func shown(_ value: TemplateValue) -> String {
    ShownText.inComment(value.printed ?? "")
  }
}
