/// Statements, which the tool skips as bodies.
extension ProgramGenerator {
  /// One to three statements.
  mutating func block() {
    nested { generator in
      for index in 0..<(1 + (generator.isTired ? 0 : generator.random.below(3))) {
        if index > 0 { generator.require(.statement) }
        generator.statement(isFirst: true)
      }
    }
  }

  mutating func statement(isFirst: Bool = false) {
    if !isFirst && !pieces.isEmpty { require(.statement) }
    choose(
      short: 3,
      [
        { $0.expression() },
        {
          $0.emit($0.random.word("return break continue fallthrough")); $0.require(.newline)
        },
        {
          $0.emit("_"); $0.emit("=", .space); $0.require(.space); $0.expression()
        },
        {
          $0.emit("return"); $0.require(.line); $0.expression()
        },
        {
          $0.emit("throw"); $0.require(.line); $0.expression()
        },
        { $0.ifStatement() },
        { $0.loop() },
        { $0.switchStatement() },
        { $0.doStatement() },
        {
          $0.emit("guard"); $0.conditions(); $0.emit("else"); $0.braced { $0.block() }
        },
        {
          $0.emit("defer"); $0.braced { $0.block() }
        },
        { $0.localBinding() },
        { $0.declaration(in: .body) },
        { $0.conditionalStatements() },
        { $0.regexStatement() },
      ])
  }

  private mutating func localBinding() {
    emit(random.word("let var"))
    emit(random.pick(["x", "(a, _)", "_", "value", "`class`"]))
    maybe(30) {
      $0.emit(":")
      $0.type()
    }
    emit("=", .space)
    require(.space)
    expression()
  }

  private mutating func regexStatement() {
    emit(random.pick(["_ =", "return", "x =", "f(a,", "let r ="]))
    let isCall = pieces.last!.text.hasPrefix("f(")
    regex()
    if isCall { emit(")") }
  }

  private mutating func ifStatement() {
    emit("if")
    conditions()
    braced { $0.block() }
    if chance(30) {
      emit("else")
      if chance(40) {
        emit("if", .line)
        conditions()
      }
      braced { $0.block() }
    }
  }

  mutating func conditions() {
    list(upTo: 2, trailing: false) { generator in
      switch generator.random.below(6) {
      case 0: generator.emit("#available(iOS 13, *)", .space)
      case 1: generator.emit(generator.random.word("let var"), .space); generator.emit("x", .space)
      case 2:
        generator.emit("case", .space)
        generator.pattern()
        generator.emit("=", .space)
        generator.emit("x", .space)
      case 3:
        generator.emit("let", .space)
        generator.emit("x")
        generator.emit("=", .space)
        generator.emit("f(a, { $0 })", .space)
      default:
        generator.emit(generator.plainName(), .space)
        generator.maybe(40) {
          $0.emit($0.infixOperator().replacing("=", with: "<"), .space)
          $0.require(.space)
          $0.number()
        }
      }
    }
  }

  mutating func pattern() {
    emit(
      random.pick([
        ".a", ".a(let x)", "let .b(x, y: 1)", "(a, _)", "_", "x", "let x?", ".some(.a)", "is Int",
        "let x as A<B>", "1...2", "\"}\"", "let (a, b)", "A.b(_)", ".c(x: \"{\")",
      ]), .space)
  }

  private mutating func loop() {
    maybe(10) {
      $0.emit("label")
      $0.emit(":")
    }
    switch random.below(3) {
    case 0:
      emit("for")
      maybe(20) { $0.emit("try await") }
      emit(random.pick(["x", "(a, b)", "case let x?", "_", "x: Int"]))
      emit("in", .space)
      emit(random.pick(["0..<n", "[1, 2]", "f()", "x.lazy.map({ $0 })"]))
      maybe(20) { $0.emit("where x > 0", .space) }
      braced { $0.block() }
    case 1:
      emit("while")
      conditions()
      braced { $0.block() }
    default:
      emit("repeat")
      braced { $0.block() }
      emit("while", .space)
      emit("x")
    }
  }

  private mutating func doStatement() {
    emit("do")
    maybe(20) { $0.emit("throws(E)") }
    braced { $0.block() }
    maybe(60) {
      $0.emit("catch")
      $0.maybe(40) { $0.emit($0.random.pick(["let e", "is E", "E.a, E.b", "let e as E where x"])) }
      $0.braced { $0.block() }
    }
  }

  private mutating func switchStatement() {
    emit("switch")
    emit(random.pick(["x", "(a, b)", "f({ $0 })", "x.y", "x[0]"]))
    emit("{")
    for _ in 0..<(1 + random.below(2)) {
      let isConditional = chance(12)
      if isConditional {
        emit("#if", .newline)
        condition()
      }
      maybe(10) { $0.emit("@unknown", .newline) }
      emit("case", .newline)
      pattern()
      maybe(20) { $0.emit("where x > 1", .space) }
      emit(":")
      block()
      if isConditional { emit("#endif", .newline) }
    }
    emit("default", .newline)
    emit(":")
    block()
    emit("}", .newline)
  }

  private mutating func conditionalStatements() {
    emit("#if", .newline)
    condition()
    require(.newline)
    block()
    maybe(40) {
      $0.emit("#else", .newline)
      $0.require(.newline)
      $0.block()
    }
    emit("#endif", .newline)
    require(.newline)
  }
}
