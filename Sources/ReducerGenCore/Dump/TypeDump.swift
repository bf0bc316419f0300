import ReducerGenSyntax

/// The trees of types, for `reducergen dump --types`: `(optional (name Row (name Int)))` for
/// `Row<Int>?`.
extension TypeSyntax {
  var dump: String {
    let words = [kind.dump(of: self)] + parts.map(\.dump)
    return "(" + words.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }
}

extension TypeSyntax.Kind {
  fileprivate func dump(of type: TypeSyntax) -> String {
    switch self {
    case .name, .member, .metatype, .element: "\(self) " + type.nameText
    case .effect, .specifier: "\(self) " + type.text.firstWord
    case .integer: "\(self) " + type.text
    default: "\(self)"
    }
  }
}

extension String {
  /// `throws` of `throws(E)`.
  fileprivate var firstWord: String { String(prefix { $0.isLetter || $0 == "_" }) }
}
