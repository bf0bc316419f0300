import ReducerGenIndex
import ReducerGenSyntax

/// The type of a value, where the sources of the target tell it.
enum KnownType {
  /// `Login.Action?`, as it is written in the declaration of a type.
  case written(TypeSyntax, in: TypeEntry)
  /// A type of the target.
  case declared(TypeEntry)

  /// The type that a pattern with a question mark sees.
  var unwrapped: KnownType? {
    guard case .written(let type, let scope) = self, type.bare.isOptional else { return self }
    let bare = type.bare
    let inner = bare.hasOptionalMark ? bare.parts.first : bare.genericArguments.first
    return inner.map { .written($0, in: scope) }
  }
}

/// The cases of an enum, and what else can be written after a period where the enum is expected.
struct KnownEnum {
  /// `Search.Action`.
  var name: String
  /// Several cases can have one name. Those of the value in an optional are among them.
  private(set) var cases: [String: [KnownCase]] = [:]
  /// Whether the target declares it.
  var isOfTarget = false
  /// Static members, and what extensions of protocols may add.
  var others: Set<String> = []

  init(name: String, cases: [KnownCase]) {
    self.name = name
    for known in cases { add(known) }
  }

  mutating func add(_ known: KnownCase) { cases[known.name, default: []].append(known) }

  /// The optional of this enum.
  var optional: KnownEnum {
    var optional = self
    optional.name += "?"
    optional.add(KnownCase(name: "none"))
    return optional
  }
}

struct KnownCase {
  struct Value {
    /// Empty if it has none.
    var label: String
    /// Nil if the target does not know it.
    var type: KnownType?
  }

  var name: String
  var values: [Value] = []
}
