/// Declarations, wherever they may stand.
extension ProgramGenerator {
  typealias Production = @Sendable (inout Self) -> Void

  enum Place {
    case file, type, enumeration, `protocol`, body
  }

  mutating func declaration(in place: Place) {
    if !pieces.isEmpty { require(.statement) }
    if place != .body && !isTired && chance(8) { return conditionalDeclarations(in: place) }
    switch place {
    case .file:
      choose(short: 3, Self.members + Self.types + Self.types + Self.fileOnly)
    case .type:
      choose(short: 3, Self.members + Self.members + Self.typeMembers + Self.types)
    case .enumeration:
      let cases = Array(
        repeating: { @Sendable (generator: inout Self) in generator.enumCase() }, count: 8)
      choose(short: 3, cases + Self.members + Self.typeMembers + Self.types)
    case .protocol: choose(short: 2, Self.requirements)
    case .body: choose(short: 3, Self.members + Self.types.prefix(4))
    }
  }

  private static let members: [Production] = [
    { $0.variable() }, { $0.function(hasBody: true) }, { $0.typeAlias() },
    { $0.variable() }, { $0.function(hasBody: true) }, { $0.variable() },
  ]

  private static let typeMembers: [Production] = [
    { $0.initializer(hasBody: true) }, { $0.subscriptDeclaration() }, { $0.deinitializer() },
    { $0.macroMember() }, { $0.initializer(hasBody: true) },
  ]

  private static let types: [Production] = [
    { $0.nominal("struct") }, { $0.nominal("class") }, { $0.enumeration() },
    { $0.nominal("actor") }, { $0.protocolDeclaration() }, { $0.extensionDeclaration() },
  ]

  private static let fileOnly: [Production] = [
    { $0.importDeclaration() }, { $0.operatorDeclaration() }, { $0.precedenceGroup() },
    { $0.macroDeclaration() }, { $0.importDeclaration() }, { $0.macroMember() },
  ]

  private static let requirements: [Production] = [
    { $0.requiredProperty() }, { $0.function(hasBody: false) }, { $0.associatedType() },
    { $0.initializer(hasBody: false) }, { $0.requiredSubscript() }, { $0.typeAlias() },
    { $0.associatedType() }, { $0.requiredProperty() },
  ]

  private mutating func conditionalDeclarations(in place: Place) {
    emit("#if", .newline)
    condition()
    clause(in: place)
    while chance(30) {
      emit("#elseif", .newline)
      condition()
      clause(in: place)
    }
    maybe(45) {
      $0.emit("#else", .newline)
      $0.clause(in: place)
    }
    emit("#endif", .newline)
    require(.newline)
  }

  private mutating func clause(in place: Place) {
    nested { generator in
      for _ in 0..<generator.random.below(3) { generator.declaration(in: place) }
    }
  }

  mutating func importDeclaration() {
    attributes()
    modifiers("", percent: 20)
    emit("import")
    maybe(20) {
      $0.emit($0.random.word("struct class enum protocol typealias func var let"))
    }
    emit(random.pick(["Foundation", "Swift", "`raw module`", "Été"]))
    for _ in 0..<random.below(3) {
      emit(".", .glued)
      emit(random.word("A `B` sub +"), .glued)
    }
  }

  mutating func typeAlias() {
    attributes()
    modifiers("")
    emit("typealias")
    emit(typeName())
    maybe(30) { $0.genericParameters() }
    emit("=", .space)
    require(.space)
    type()
    maybe(15) { $0.whereClause() }
  }

  private mutating func associatedType() {
    attributes()
    modifiers("override")
    emit("associatedtype")
    emit(typeName())
    maybe(40) { $0.inheritance() }
    maybe(30) {
      $0.emit("=", .space)
      $0.require(.space)
      $0.type()
    }
    maybe(30) { $0.whereClause() }
  }

  private mutating func operatorDeclaration() {
    let fixity = random.word("prefix infix postfix")
    emit(fixity)
    emit("operator")
    emit(operatorName(), .space)
    if fixity == "infix" {
      maybe(60) {
        $0.emit(":", .space)
        $0.emit($0.random.word("AdditionPrecedence A"))
      }
    }
  }

  private mutating func precedenceGroup() {
    attributes()
    modifiers("", percent: 15)
    emit("precedencegroup")
    emit(typeName())
    emit("{")
    for _ in 0..<random.below(4) {
      emit(
        random.pick([
          "higherThan: A", "lowerThan: B, C", "associativity: left", "assignment: true",
          "associativity: none", "assignment : false",
        ]), .newline)
    }
    emit("}")
  }

  private mutating func macroDeclaration() {
    attributes()
    modifiers("static")
    emit("macro")
    emit(plainName())
    maybe(30) { $0.genericParameters() }
    parameters()
    maybe(20) { $0.effects() }
    maybe(50) {
      $0.emit("->", .space)
      $0.type()
    }
    maybe(70) {
      $0.emit("=", .space)
      $0.require(.space)
      $0.emit("#externalMacro")
      $0.arguments()
    }
    maybe(20) { $0.whereClause() }
  }

  /// A macro's expansion among declarations: no declaration itself, whatever its braces hold.
  private mutating func macroMember() {
    emit("#" + random.word("macro warning Preview `raw name`"))
    maybe(85) { $0.arguments() }
    maybe(30) { $0.trailingClosures() }
  }
}
