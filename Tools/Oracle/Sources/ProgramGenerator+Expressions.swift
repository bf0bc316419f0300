/// Expressions.
extension ProgramGenerator {
  mutating func expression() {
    nested { generator in
      generator.maybe(8) { $0.emit($0.random.word("try await unsafe try? try!"), .space) }
      let start = generator.pieces.count
      generator.operand()
      while !generator.isTired && generator.chance(25) { generator.rightSide(of: start) }
    }
  }

  /// What an operator adds to the expression that begins at this token.
  private mutating func rightSide(of start: Int) {
    switch random.below(8) {
    case 0:
      emit("?", .space)
      expression()
      emit(":", .space)
      operand()
    case 1:
      emit(random.word("as as? as! is"), .space)
      require(.space)
      chance(50) ? nominalType() : type()
    case 2:
      emit("=", .space)
      require(.space)
      operand()
    default:
      // SwiftParser takes the `??` in `\.a ?? b` for two components of the key path; the compiler,
      // as we do, for an operator.
      let isBehindKeyPath = pieces[start...].contains { $0.text == "\\" }
      let infix = infixOperator()
      emit(isBehindKeyPath && infix == "??" ? "+" : infix, .space)
      require(.space)
      operand()
    }
  }

  mutating func operand() {
    if chance(8) {
      emit(prefixOperator())
      require(.glued)
      return primary()
    }
    if chance(4) {
      emit(random.word("consume copy unsafe await try"))
      return emit(plainName(), .line)
    }
    primary()
    while !isTired && chance(35) { postfix() }
  }

  private mutating func primary() {
    choose(
      short: 3,
      [
        { $0.emit($0.plainName()) },
        { $0.number() },
        { $0.qualifiedName() },
        { $0.string() },
        { $0.string() },
        { $0.emit($0.random.word("self nil true false Self $0 #file #line #function super")) },
        { $0.collection() },
        { $0.tuple() },
        { $0.closure() },
        { $0.genericCall() },
        { $0.keyPath() },
        { $0.regex() },
        { $0.branchExpression() },
        { $0.macroExpansion() },
        { $0.implicitMember() },
        {
          $0.emit("("); $0.emit($0.operatorName(), .any); $0.emit(")")
        },
        { $0.emit("<#" + $0.random.word("value expression") + "#>") },
        {
          $0.emit($0.typeName()); $0.arguments()
        },
      ])
  }

  private mutating func qualifiedName() {
    emit("Module")
    emit("::")
    emit(plainName(), .line)
  }

  private mutating func collection() {
    emit("[")
    switch random.below(4) {
    case 0: break
    case 1:
      list(upTo: 3) {
        $0.expression()
        $0.emit(":")
        $0.expression()
      }
    case 2: if chance(50) { emit(":") } else { list(upTo: 2) { $0.string() } }
    default: list(upTo: 3) { $0.expression() }
    }
    emit("]")
  }

  private mutating func tuple() {
    emit("(")
    list(upTo: 3) { generator in
      if generator.chance(25) {
        generator.emit(generator.plainName())
        generator.emit(":")
      }
      generator.expression()
    }
    emit(")")
  }

  private mutating func genericCall() {
    emit(typeName())
    genericArguments(.glued)
    choose(
      short: 2,
      [
        { $0.arguments() },
        {
          $0.emit(".", .glued); $0.emit("self", .glued)
        },
        {
          $0.arguments(); $0.trailingClosures()
        },
        {
          $0.emit(".", .glued); $0.emit("make", .glued); $0.arguments()
        },
      ])
  }

  mutating func arguments() {
    emit("(", .glued)
    if chance(80) {
      list(upTo: 3) { generator in
        if generator.chance(40) {
          generator.emit(generator.label())
          generator.emit(":")
        }
        if generator.chance(6) {
          generator.emit("&")
          generator.require(.glued)
          return generator.emit("x")
        }
        if generator.chance(6) { return generator.emit(generator.random.word("+ - < > == & |")) }
        generator.expression()
      }
    }
    emit(")")
  }

  mutating func postfix() {
    choose(
      short: 2,
      [
        { $0.member() },
        { $0.arguments() },
        { $0.member() },
        {
          $0.emit("[", .glued); $0.list(upTo: 2) { $0.expression() }; $0.emit("]")
        },
        {
          $0.emit($0.random.word("! ?"), .glued); $0.emit(".", .glued); $0.emit("b", .glued)
        },
        {
          $0.arguments(); $0.trailingClosures()
        },
        { $0.trailingClosures() },
        { $0.conditionalMember() },
      ])
  }

  private mutating func member() {
    emit(".", chance(80) ? .glued : .any)
    emit(
      chance(10)
        ? random.word("0 1 self init Type") : random.word("a value `class` map état Module::a"),
      .glued)
    maybe(15) { $0.emit("(a:_:)", .glued) }
  }

  /// `.member` inside `#if`, on lines of its own.
  private mutating func conditionalMember() {
    emit("#if", .newline)
    condition()
    emit(".", .newline)
    emit("a", .glued)
    maybe(50) { $0.arguments() }
    maybe(40) {
      $0.emit("#else", .newline)
      $0.emit(".", .newline)
      $0.emit("b", .glued)
    }
    emit("#endif", .newline)
    require(.newline)
  }
}
