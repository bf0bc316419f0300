/// Properties and their accessors.
extension ProgramGenerator {
  static let variableModifiers =
    "static class lazy weak unowned final override nonisolated nonisolated(unsafe) dynamic"
    + " unowned(safe) unowned(unsafe) optional mutating open distributed _const private(set)"

  mutating func variable() {
    attributes()
    modifiers(Self.variableModifiers)
    maybe(3) { $0.emit("async") }
    emit(random.word("var let"))
    switch random.below(12) {
    case 0: tuplePattern()
    case 1: names()
    default: bindings()
    }
  }

  /// `a, b: Int`
  private mutating func names() {
    list(upTo: 4, trailing: false) { $0.emit($0.plainName()) }
    emit(":")
    type()
    maybe(20) { $0.value() }
  }

  private mutating func tuplePattern() {
    emit(random.pick(["(a, b)", "(a, (_, c))", "_", "(x: a, b)"]))
    maybe(20) {
      $0.emit(":")
      $0.type()
    }
    value()
  }

  private mutating func bindings() {
    list(upTo: chance(20) ? 3 : 1, trailing: false) { generator in
      generator.emit(generator.name())
      let hasType = generator.chance(70)
      if hasType {
        generator.emit(":")
        generator.maybe(10) { $0.typeAttribute() }
        generator.type()
      }
      if !hasType || generator.chance(50) { generator.value() }
      generator.maybe(25) { $0.chance(50) ? $0.accessorBlock() : $0.body() }
    }
  }

  private mutating func value() {
    emit("=", .space)
    require(.space)
    expression()
  }

  mutating func requiredProperty() {
    attributes()
    modifiers("static override nonisolated mutating")
    emit("var")
    emit(name())
    emit(":")
    type()
    requiredAccessors()
  }

  mutating func requiredAccessors() {
    emit("{")
    maybe(10) { $0.emit($0.random.word("mutating nonmutating @MainActor")) }
    require(.space)
    emit("get")
    effects()
    maybe(40) {
      $0.maybe(20) { $0.emit("nonmutating", .space) }
      $0.emit("set", .space)
    }
    emit("}")
  }

  mutating func accessorBlock() {
    emit("{")
    let pairs = [
      ["get", "set"], ["willSet", "didSet"], ["get", "_modify"], ["_read", "_modify"], ["didSet"],
      ["init", "get", "set"], ["get"], ["set", "get"], ["unsafeAddress", "unsafeMutableAddress"],
    ]
    for accessor in random.pick(pairs) {
      maybe(10) { $0.attribute() }
      maybe(12) { $0.emit($0.random.word("mutating nonmutating __consuming nonisolated"), .space) }
      emit(accessor, .space)
      if ["set", "willSet", "didSet", "init"].contains(accessor) {
        maybe(30) { $0.emit($0.random.pick(["(newValue)", "( value )", "(x)"])) }
      }
      if accessor == "get" { effects() }
      body()
    }
    emit("}")
  }
}
