import ReducerGenIndex
import ReducerGenSyntax

/// The enums of Swift and of the runtime whose values actions have.
extension KnownEnum {
  /// Nil for any other type.
  init?(builtIn type: TypeSyntax, in scope: TypeEntry, _ types: KnownTypes) {
    let arguments = type.genericArguments.map { KnownType.written($0, in: scope) }
    let name = type.path.last ?? ""
    let cases: [KnownCase]
    switch (name, arguments.count) {
    case ("Result", 2):
      cases = [.init("success", ("", arguments[0])), .init("failure", ("", arguments[1]))]
    case ("PresentationAction", 1):
      cases = [.init("dismiss"), .init("presented", ("", arguments[0]))]
    case ("IdentifiedAction", 2):
      cases = [.init("element", ("id", arguments[0]), ("action", arguments[1]))]
    case ("IdentifiedActionOf", 1):
      cases = [
        .init(
          "element", ("id", nil), ("action", types.action(of: type.genericArguments[0], in: scope)))
      ]
    case ("StackAction", 2): cases = Self.stack(arguments[0], arguments[1])
    case ("StackActionOf", 1):
      cases = Self.stack(nil, types.action(of: type.genericArguments[0], in: scope))
    default: return nil
    }
    self.init(name: name, cases: cases)
  }

  private static func stack(_ state: KnownType?, _ action: KnownType?) -> [KnownCase] {
    [
      .init("element", ("id", nil), ("action", action)), .init("popFrom", ("id", nil)),
      .init("push", ("id", nil), ("state", state)),
    ]
  }
}

extension KnownCase {
  fileprivate init(_ name: String, _ values: (label: String, type: KnownType?)...) {
    self.name = name
    self.values = values.map { Value(label: $0.label, type: $0.type) }
  }
}
