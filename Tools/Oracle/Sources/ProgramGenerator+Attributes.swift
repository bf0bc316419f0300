/// Attributes and modifiers of declarations and types.
extension ProgramGenerator {
  mutating func typeAttribute() {
    emit(
      random.pick([
        "@escaping", "@Sendable", "@autoclosure", "@MainActor", "@convention(c)",
        "@convention(c, cType: \"int (*)(int)\")", "@isolated(any)", "@concurrent",
        "@convention(block)", "@Custom.Attribute", "@unchecked", "nonisolated(nonsending)",
        "@differentiable(reverse)", "@Actor<Int>",
      ]))
    require(.space)
  }

  mutating func attributedType() {
    typeAttribute()
    maybe(30) { $0.typeAttribute() }
    choose(short: 1, [{ $0.emit($0.typeName()) }, { $0.tupleType() }, { $0.nominalType() }])
  }

  /// Attributes, those inside `#if` included; the last piece is what the declaration follows.
  mutating func attributes() {
    guard chance(35) else { return }
    for _ in 0..<(1 + random.below(3)) { chance(15) ? conditionalAttributes() : attribute() }
  }

  private mutating func conditionalAttributes() {
    emit("#if", .newline)
    condition()
    require(.newline)
    for _ in 0..<(1 + random.below(2)) { attribute() }
    maybe(30) {
      $0.emit("#elseif", .newline)
      $0.condition()
      $0.require(.newline)
      $0.attribute()
    }
    maybe(30) {
      $0.emit("#else", .newline)
      $0.require(.newline)
      $0.attribute()
    }
    emit("#endif", .newline)
    require(.newline)
  }

  mutating func attribute() {
    choose(short: 2, [{ $0.fixedAttribute() }, { $0.fixedAttribute() }, { $0.macroAttribute() }])
  }

  private mutating func fixedAttribute() {
    emit(
      random.pick([
        "@available(macOS 10.15, iOS 13.0.1, *)",
        "@available(*, deprecated, message: \"no { \\\"\")",
        "@available(swift, introduced: 4.2, obsoleted: 5)", "@inlinable", "@usableFromInline",
        "@discardableResult", "@frozen", "@objc", "@objc(foo:bar:)", "@objc(name)", "@MainActor",
        "@Sendable", "@_spi(Testing)", "@_spi(A)", "@preconcurrency", "@dynamicMemberLookup",
        "@propertyWrapper", "@resultBuilder", "@inline(__always)", "@inline(never)", "@_exported",
        "@_specialize(where T == Int, U: P)",
        "@_specialize(exported: true, kind: full, where T == Int)",
        "@_implements(Equatable, ==(_:_:))", "@_silgen_name(\"symbol\")", "@_cdecl(\"c {\")",
        "@testable", "@attached(member, names: named(init), arbitrary, prefixed(`_`))",
        "@freestanding(expression)", "@backDeployed(before: macOS 12.0, iOS 15)", "@main",
        "@_documentation(visibility: internal)", "@derivative(of: foo(_:))",
        "@_dynamicReplacement(for: f(_:))",
        "@transpose(of: Foo.f, wrt: (0, self))", "@differentiable(reverse, wrt: x where T: P)",
        "@_originallyDefinedIn(module: \"M\", macOS 10.15)",
        "@storageRestrictions(initializes: a, b, accesses: c)",
        "@warn_unqualified_access", "@nonobjc", "@abi(func f())", "@concurrent", "@safe", "@unsafe",
        "@_effects(readonly)", "@_alwaysEmitIntoClient", "@implementation", "@c", "@c(name)",
        "@_spi_available(macOS 10.15, *)", "@_lifetime(borrow self)", "@lifetime(copy x)",
        "@export(interface)",
        "@specialized(where T == Int)", "@section(\"__DATA,x\")", "@used", "@nonexhaustive",
        "@inline(always)",
      ]))
    require(.space)
  }

  /// `@Name`, `@Module.Name<Int>(arguments)`.
  private mutating func macroAttribute() {
    emit("@")
    emit(random.word("Macro Wrapper `raw name` Été Builder State"), .glued)
    maybe(20) {
      $0.emit(".", .glued)
      $0.emit("Nested", .glued)
    }
    maybe(20) { $0.genericArguments(.glued) }
    maybe(50) { $0.arguments() }
    require(.space)
  }

  static let access = [
    "public", "private", "fileprivate", "internal", "package", "private(set)",
    "public private(set)",
    "fileprivate(set)", "internal(set)", "package(set)", "public internal(set)",
  ]

  /// Up to three of the modifiers, in any order, split by attributes at times.
  mutating func modifiers(_ words: String, percent: Int = 35) {
    var choices = words.split(separator: " ").map(String.init) + Self.access
    while !choices.isEmpty && chance(percent) {
      let choice = choices.remove(at: random.below(choices.count))
      for word in choice.split(separator: " ") { emit(String(word)) }
      require(.space)
      maybe(4) { $0.attribute() }
    }
  }

  mutating func condition() {
    emit(
      random.pick([
        "DEBUG", "os(Linux)", "!os(macOS) && DEBUG", "swift(>=5.9)", "compiler(>=6.0)", "true",
        "canImport(Foundation, _version: 1.2.3)", "(A || B) && !C", "hasFeature(Macros)", "0",
        "canImport(A.B)", "targetEnvironment(simulator)", "arch(x86_64) || arch(arm64)",
        "hasAttribute(retroactive)", "$Feature", "compiler(<5) || /* { */ FOO", "_endian(little)",
      ]), .line)
  }
}
