/// The words that the parser looks for. Some of them are reserved, everywhere or in some places.
package enum Keyword: UInt8, CaseIterable {
  case none
  // What introduces a declaration.
  case `import`, `struct`, `class`, `enum`, `actor`, `protocol`, `extension`, `typealias`
  case `associatedtype`, `case`, `var`, `let`, `func`, `init`, `deinit`, `subscript`, `operator`
  case `precedencegroup`, macro
  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, `open`, package, `static`, final, override
  case lazy, weak, unowned, mutating, nonmutating, required, convenience, dynamic, optional
  case indirect, prefix, infix, postfix, isolated, nonisolated, distributed, borrowing, consuming
  case __consuming, __setter_access, _const, _local, sending, `inout`, __shared, __owned
  // Effects, clauses and types.
  case async, `throws`, `rethrows`, reasync, `where`, some, any, each, `repeat`, of, dependsOn
  // Observers.
  case willSet, didSet
  // Statements and expressions.
  case `if`, `else`, `guard`, `while`, `for`, `in`, `do`, `catch`, `switch`, `default`, `return`
  case `throw`, `try`, await, unsafe, `is`, `as`, consume, copy, borrow, `break`, `continue`
  case `defer`, `fallthrough`, yield, discard, then, `self`, `super`, `true`, `false`, `nil`

  package var isAccess: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package: true
    default: false
    }
  }

  /// May stand before the keyword of a declaration.
  var isModifier: Bool {
    self == .class || self == .async
      || rawValue >= Keyword.public.rawValue && rawValue <= Keyword.sending.rawValue
  }

  /// Begins a declaration if the rest of the declaration follows.
  var isIntroducer: Bool {
    self == .inout
      || rawValue >= Keyword.import.rawValue && rawValue <= Keyword.macro.rawValue
  }

  /// Needs back-ticks to be a name, in every place.
  package var isReserved: Bool {
    switch self {
    case .import, .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype, .case,
      .var, .let, .func, .`init`, .deinit, .subscript, .operator, .precedencegroup, .public,
      .private, .fileprivate, .internal, .static, .inout, .throws, .rethrows, .where, .repeat, .if,
      .else, .guard, .while, .for, .in, .do, .catch, .switch, .default, .return, .throw, .try, .is,
      .as, .break, .continue, .defer, .fallthrough, .`self`, .super, .true, .false, .nil:
      true
    default: false
    }
  }

  /// The spelling without back-ticks: `Keyword.case` is called `case`.
  package var spelling: String { String(describing: self) }
}
