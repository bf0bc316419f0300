/// Functions, initialisers and subscripts.
extension ProgramGenerator {
  static let memberModifiers =
    "static class final override mutating nonmutating nonisolated dynamic required optional"
    + " nonisolated(unsafe) distributed isolated borrowing consuming __consuming open"

  mutating func function(hasBody: Bool) {
    attributes()
    if chance(20) {
      modifiers("static prefix postfix infix final", percent: 60)
      emit("func")
      emit(operatorName(), .space)
      require(.space)
    } else {
      modifiers(Self.memberModifiers)
      emit("func")
      emit(name())
    }
    maybe(30) { $0.genericParameters() }
    parameters()
    functionEffects()
    maybe(50) { $0.result() }
    maybe(20) { $0.whereClause() }
    if hasBody && chance(95) { body() }
  }

  private mutating func functionEffects() {
    switch random.below(10) {
    case 0: emit("rethrows", .space)
    case 1: words("async rethrows")
    case 2: emit("reasync", .space)
    default: effects()
    }
  }

  private mutating func result() {
    emit("->", .space)
    maybe(8) { $0.emit($0.random.word("sending")) }
    type()
  }

  mutating func body() {
    emit("{")
    maybe(80) { $0.block() }
    emit("}")
  }

  mutating func parameters() {
    emit("(")
    if chance(75) {
      list(upTo: 4) { generator in
        generator.maybe(12) {
          $0.emit($0.random.pick(["@Builder", "@ViewBuilder", "@Wrapper(x: 1)", "@A.B<Int>()"]))
          $0.require(.space)
        }
        generator.maybe(4) { $0.emit($0.random.word("_const isolated")) }
        generator.maybe(45) { $0.emit($0.label()) }
        generator.emit(generator.chance(10) ? "_" : generator.plainName())
        generator.emit(":")
        generator.maybe(25) { $0.specifier() }
        generator.maybe(15) { $0.typeAttribute() }
        generator.type()
        generator.maybe(8) { $0.emit("...", .glued) }
        generator.maybe(30) {
          $0.emit("=", .space)
          $0.require(.space)
          $0.expression()
        }
      }
    }
    emit(")")
  }

  mutating func initializer(hasBody: Bool) {
    attributes()
    modifiers("convenience required override nonisolated")
    emit("init")
    maybe(25) { $0.emit($0.random.word("? !"), .glued) }
    maybe(25) { $0.genericParameters() }
    parameters()
    functionEffects()
    maybe(5) { $0.result() }
    maybe(20) { $0.whereClause() }
    if hasBody { body() }
  }

  mutating func deinitializer() {
    attributes()
    modifiers("isolated nonisolated", percent: 20)
    emit("deinit")
    maybe(10) { $0.emit("async") }
    body()
  }

  mutating func subscriptDeclaration() {
    subscriptHead()
    chance(50) ? accessorBlock() : body()
  }

  mutating func requiredSubscript() {
    subscriptHead()
    requiredAccessors()
  }

  private mutating func subscriptHead() {
    attributes()
    modifiers(Self.memberModifiers)
    emit("subscript")
    maybe(25) { $0.genericParameters() }
    parameters()
    result()
    maybe(20) { $0.whereClause() }
  }
}
