/// Closures, key paths, macros and expressions that contain statements.
extension ProgramGenerator {
  mutating func closure() {
    emit("{")
    if chance(40) { closureSignature() }
    if chance(80) { block() }
    emit("}")
  }

  private mutating func closureSignature() {
    maybe(15) {
      $0.emit($0.random.word("@MainActor @Sendable"))
      $0.require(.space)
    }
    maybe(35) { generator in
      generator.emit("[")
      generator.list(upTo: 2) { generator in
        generator.emit(
          generator.random.pick([
            "weak self", "unowned(safe) x", "self", "x = y", "weak a = b.c", "x = f { $0 }",
            "unowned(unsafe) z = \"]\"",
          ]))
      }
      generator.emit("]")
    }
    switch random.below(4) {
    case 0: emit("x, _")
    case 1: emit("x")
    case 2:
      emit("(")
      list(upTo: 2) { generator in
        generator.emit(generator.plainName())
        generator.emit(":")
        generator.type()
      }
      emit(")")
    default: break
    }
    if pieces.last!.text != "{" && chance(30) {
      effects()
      emit("->", .space)
      type()
    }
    emit("in", .space)
    require(.space)
  }

  mutating func trailingClosures() {
    require(.line)
    closure()
    maybe(25) {
      $0.emit($0.random.word("else label _ content"))
      $0.emit(":")
      $0.closure()
    }
  }

  mutating func keyPath() {
    emit("\\")
    if chance(50) {
      emit(typeName(), .glued)
      maybe(25) { $0.genericArguments(.glued) }
    }
    emit(".", .glued)
    emit(random.word("a self b value"), .glued)
    maybe(40) {
      $0.emit(
        $0.random.pick([
          "?.c", "!.d", "[0]", "[a: \"}\"]", ".e.f", "[0]?.g", ".0", ".method(x: 1)", "?.?",
        ]),
        .glued)
    }
  }

  mutating func branchExpression() {
    if chance(50) {
      emit("if")
      conditions()
      braced { $0.expression() }
      emit("else")
      braced { $0.expression() }
    } else {
      emit("switch")
      emit(plainName())
      emit("{")
      emit("case")
      pattern()
      emit(":")
      expression()
      emit("default", .newline)
      emit(":")
      expression()
      emit("}", .newline)
    }
  }

  mutating func braced(_ body: (inout Self) -> Void) {
    emit("{")
    body(&self)
    emit("}")
  }

  mutating func macroExpansion() {
    emit("#" + random.word("macro externalMacro stringify `raw name` warning colorLiteral"))
    maybe(20) { $0.genericArguments(.glued) }
    maybe(80) { $0.arguments() }
    maybe(15) { $0.trailingClosures() }
  }

  mutating func implicitMember() {
    emit(".")
    emit(random.word("a init some none `default` value"), .glued)
    maybe(50) { $0.arguments() }
  }
}
