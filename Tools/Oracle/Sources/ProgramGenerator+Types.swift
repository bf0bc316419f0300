/// Types.
extension ProgramGenerator {
  mutating func type() {
    choose(
      short: 2,
      [
        { $0.emit($0.typeName()) },
        { $0.nominalType() },
        { $0.nominalType() },
        { $0.bracketType() },
        {
          $0.simpleType(); $0.emit($0.chance(80) ? "?" : "!", .glued)
        },
        { $0.tupleType() },
        { $0.functionType() },
        { $0.functionType() },
        { $0.opaqueType() },
        { $0.metatype() },
        {
          $0.emit("~"); $0.emit($0.random.word("Copyable Escapable"), .glued)
        },
        { $0.packType() },
        { $0.attributedType() },
        { $0.emit("<#" + $0.random.word("T type code") + "#>") },
        { $0.composition() },
      ])
  }

  /// A type that a postfix `?` may follow.
  mutating func simpleType() {
    choose(
      short: 1,
      [{ $0.emit($0.typeName()) }, { $0.nominalType() }, { $0.bracketType() }, { $0.tupleType() }])
  }

  mutating func nominalType() {
    if chance(6) {
      emit("Module")
      emit("::", .glued)
      emit(typeName(), .glued)
    } else {
      emit(typeName())
    }
    maybe(30) { $0.genericArguments(.any) }
    if chance(25) {
      emit(".", chance(90) ? .glued : .any)
      emit(typeName(), .glued)
      maybe(20) { $0.genericArguments(.any) }
    }
  }

  mutating func genericArguments(_ gap: Piece.Gap) {
    emit("<", gap)
    list(upTo: 3) { generator in
      switch generator.random.below(8) {
      case 0: generator.emit(generator.random.word("3 0x10 1_000"))
      case 1:
        generator.emit("-", .any)
        generator.emit("3", .glued)
      case 2: generator.emit("_")
      default: generator.type()
      }
    }
    emit(">")
  }

  private mutating func bracketType() {
    emit("[")
    switch random.below(3) {
    case 0: type()
    case 1:
      type()
      emit(":")
      type()
    default:
      emit(random.word("3 _ N 0x10"))
      emit("of", .line)
      type()
    }
    emit("]")
  }

  mutating func tupleType() {
    emit("(")
    if chance(85) {
      list(upTo: 3) { generator in
        if generator.chance(30) {
          if generator.chance(30) { generator.emit(generator.label()) }
          generator.emit(generator.plainName())
          generator.emit(":")
        }
        generator.maybe(10) { $0.emit("inout") }
        generator.type()
      }
    }
    emit(")")
  }

  private mutating func functionType() {
    maybe(30) { $0.typeAttribute() }
    let isGlued = chance(10)
    if isGlued { emit("@" + random.word("Sendable escaping autoclosure noescape unchecked async")) }
    emit("(", isGlued ? .glued : .any)
    if chance(70) {
      list(upTo: 3) { generator in
        generator.maybe(25) {
          $0.emit("_")
          $0.emit($0.plainName())
          $0.emit(":")
        }
        generator.maybe(30) { $0.specifier() }
        generator.type()
        generator.maybe(8) { $0.emit("...", .glued) }
      }
    }
    emit(")")
    effects()
    emit("->", .space)
    type()
  }

  mutating func effects() {
    maybe(25) { $0.emit("async") }
    if chance(35) {
      emit("throws")
      maybe(40) {
        $0.emit("(", .glued)
        $0.type()
        $0.emit(")")
      }
    }
  }

  mutating func specifier() {
    words(
      random.pick([
        "inout", "borrowing", "consuming", "sending", "isolated", "inout sending", "__owned",
        "__shared", "consuming sending", "_const",
      ]))
  }

  private mutating func opaqueType() {
    emit(random.word("some any"))
    composition()
  }

  private mutating func composition() {
    nominalType()
    for _ in 0..<random.below(3) {
      emit("&", .space)
      maybe(25) { $0.emit("~", .space) }
      emit(typeName(), pieces.last!.text == "~" ? .glued : .space)
    }
  }

  private mutating func metatype() {
    switch random.below(3) {
    case 0:
      emit("(")
      emit("any", .any)
      emit(typeName())
      emit(")")
    case 1: nominalType()
    default: emit("[A]")
    }
    emit(".", .glued)
    emit(random.word("Type Protocol"), .glued)
  }

  private mutating func packType() {
    switch random.below(4) {
    case 0:
      emit("each")
      emit(typeName(), .line)
    case 1:
      emit("repeat")
      emit("each", .space)
      emit(typeName(), .line)
    case 2:
      words("( repeat ( each T ,")
      type()
      words(") )")
    default: words("repeat A < each T , 3 >")
    }
  }
}
