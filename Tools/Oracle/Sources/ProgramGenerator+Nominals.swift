/// Types and extensions with their generic clauses.
extension ProgramGenerator {
  mutating func nominal(_ keyword: String) {
    attributes()
    modifiers(
      keyword == "class"
        ? "final open indirect" : keyword == "actor" ? "distributed final" : "nonisolated indirect")
    emit(keyword)
    emit(typeName(), .line)
    maybe(35) { $0.genericParameters() }
    maybe(45) { $0.inheritance() }
    maybe(20) { $0.whereClause() }
    memberBlock(.type)
  }

  mutating func enumeration() {
    attributes()
    modifiers("indirect nonisolated")
    emit("enum")
    emit(typeName())
    maybe(25) { $0.genericParameters() }
    maybe(40) { $0.inheritance() }
    maybe(15) { $0.whereClause() }
    memberBlock(.enumeration)
  }

  mutating func protocolDeclaration() {
    attributes()
    modifiers("nonisolated")
    emit("protocol")
    emit(typeName())
    maybe(30) { generator in
      generator.emit("<")
      generator.list(upTo: 3) { $0.emit($0.typeName()) }
      generator.emit(">")
    }
    maybe(45) { $0.inheritance() }
    maybe(20) { $0.whereClause() }
    memberBlock(.protocol)
  }

  mutating func extensionDeclaration() {
    attributes()
    modifiers("nonisolated")
    emit("extension")
    chance(80) ? nominalType() : simpleType()
    maybe(50) { $0.inheritance() }
    maybe(35) { $0.whereClause() }
    memberBlock(.type)
  }

  private mutating func memberBlock(_ place: Place) {
    emit("{")
    let count = isTired ? 0 : random.below(6)
    for index in 0..<count {
      nested { generator in
        let start = generator.pieces.count
        generator.declaration(in: place)
        let isDirective = generator.pieces[start].text.hasPrefix("#if")
        if index == 0 && !isDirective { generator.pieces[start].gap = .any }
      }
    }
    emit("}")
  }

  mutating func inheritance() {
    emit(":")
    list(upTo: 3, trailing: false) { generator in
      generator.maybe(25) {
        $0.emit(
          $0.random.word("@unchecked @retroactive @preconcurrency @MainActor nonisolated @unsafe"))
        $0.require(.space)
      }
      generator.choose(
        short: 2,
        [
          { $0.emit($0.typeName()) }, { $0.nominalType() }, { $0.nominalType() },
          {
            $0.emit("~"); $0.emit("Copyable", .glued)
          },
          {
            $0.emit("A")
            $0.emit("&", .space)
            $0.emit("B", .space)
          },
          { $0.type() },
        ])
    }
  }

  mutating func genericParameters() {
    emit("<")
    list(upTo: 3) { generator in
      generator.maybe(6) {
        $0.emit("@_spi(A)"); $0.require(.space)
      }
      switch generator.random.below(6) {
      case 0:
        generator.emit("let")
        generator.emit("n")
        generator.emit(":")
        generator.emit("Int")
      case 1:
        generator.emit("each")
        generator.emit(generator.typeName(), .line)
        generator.maybe(40) {
          $0.emit(":")
          $0.nominalType()
        }
      default:
        generator.emit(generator.typeName())
        generator.maybe(40) {
          $0.emit(":")
          $0.choose([
            { $0.nominalType() }, { $0.emit("~Copyable") }, { $0.emit("A & ~Escapable") },
            { $0.nominalType() },
          ])
        }
      }
    }
    emit(">")
  }

  mutating func whereClause() {
    emit("where", .space)
    list(upTo: 3, trailing: false) { generator in
      switch generator.random.below(6) {
      case 0...1:
        generator.nominalType()
        generator.emit(":")
        generator.nominalType()
      case 2:
        generator.emit("T")
        generator.emit(":")
        generator.emit(
          generator.random.pick(["~Copyable", "_Trivial(64)", "AnyObject", "A & B", "~Escapable"]))
      case 3:
        generator.emit("repeat each T", .space)
        generator.emit(":")
        generator.nominalType()
      default:
        generator.nominalType()
        generator.emit("==", .space)
        generator.require(.space)
        generator.chance(85) ? generator.type() : generator.emit("3")
      }
    }
  }

  mutating func enumCase() {
    attributes()
    modifiers("indirect", percent: 15)
    emit("case")
    list(upTo: 3, trailing: false) { generator in
      generator.emit(generator.chance(10) ? "`default`" : generator.name())
      generator.maybe(45) { $0.payload() }
      generator.maybe(15) {
        $0.emit("=", .space)
        $0.require(.space)
        $0.choose([
          { $0.number() }, { $0.string() },
          {
            $0.emit("-"); $0.emit("1", .glued)
          },
          { $0.expression() },
        ])
      }
    }
  }

  private mutating func payload() {
    emit("(")
    if chance(90) {
      list(upTo: 3) { generator in
        generator.maybe(45) {
          $0.maybe(20) { $0.emit("_") }
          $0.emit($0.label() == "_" ? "_" : $0.plainName())
          $0.emit(":")
        }
        generator.maybe(5) { $0.specifier() }
        generator.type()
        generator.maybe(20) {
          $0.emit("=", .space)
          $0.require(.space)
          $0.expression()
        }
      }
    }
    emit(")")
  }
}
