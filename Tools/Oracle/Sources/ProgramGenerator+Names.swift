/// Identifiers of every sort, and the names of operators.
extension ProgramGenerator {
  mutating func name() -> String {
    switch random.below(10) {
    case 0...4: random.word("a b value x1 _private camelCase Upper z")
    case 5: random.word("état 数 ñandú 😀 α_β ＡＢ é́ 名前")
    case 6: random.word("`class` `self` `a` `func` `default` `Type`")
    case 7: random.pick(["`raw name`", "`1 + 2`", "`with \"quotes\"`", "`a{b`", "`//x`", "`(x)`"])
    default:
      random.word(
        "get set async some any left right of macro actor package open final prefix infix lazy"
          + " each sending borrowing consuming unsafe using yield then module willSet copy"
          + " consume discard optional convenience override isolated nonisolated dynamic weak"
          + " unowned required indirect mutating precedence none higherThan assignment Protocol")
    }
  }

  /// A name that is not a contextual keyword, for places where one would mean something.
  mutating func plainName() -> String {
    switch random.below(8) {
    case 0: random.word("état 数 😀 名前")
    case 1: random.pick(["`class`", "`raw name`", "`1 + 2`"])
    default: random.word("a b value x1 camelCase z items other")
    }
  }

  mutating func typeName() -> String {
    switch random.below(12) {
    case 0: random.word("Été 型 Ωmega")
    case 1: random.pick(["`Type`", "`some type`", "`enum`"])
    default: random.word("A B C Int String Value Element Self Any State Action")
    }
  }

  mutating func label() -> String {
    switch random.below(8) {
    case 0: random.word("in for if is as default where class let func self true repeat")
    case 1, 2: "_"
    default: plainName()
    }
  }

  mutating func operatorName() -> String {
    random.pick(
      [
        "+", "-", "*", "/", "==", "<", ">", "<=", "!", "~", "~=", "...", "..<", "&&", "||", "??",
        "&+", "^", "|", "<<", ">>", "%", "+++", "•", "∪", ".+.", "<>", "->*", "=~", "/*", "//",
        "≠≈", "%%", "**", "<-", "?>", "!!", "&", "=>",
      ].filter { $0 != "/*" && $0 != "//" })
  }

  mutating func prefixOperator() -> String { random.word("- ! ~ + -- √ ∆") }

  mutating func infixOperator() -> String {
    random.word("+ - * / == < > <= != && || ?? ..< ... & | ^ % &+ << >> ~= += -= *= /= <> •")
  }
}
