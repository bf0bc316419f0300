/// A requirement of a random protocol, and everything that is written of it.
struct CallRequirement {
  enum Kind { case function, property, settable, subscripted }

  struct Parameter {
    /// `_` if calls write none.
    var label: String
    var name: String
    var type: String

    var isInout: Bool { type.hasPrefix("inout ") }
    var declaration: String { (label == name ? name : label + " " + name) + ": " + type }
  }

  var kind: Kind
  var name: String
  /// What the closure is called.
  var closure: String
  var parameters: [Parameter]
  /// `async throws`
  var effects: String
  var result: String
  var number: Int

  private var isThrowing: Bool { effects.contains("throws") }
  private var isAsync: Bool { effects.contains("async") }
  private var arrow: String { result == "Void" ? "" : " -> " + result }
  private var value: String { CallTypes.value(of: result, number) }

  /// With a directive, if a test value cannot be made of the result's type.
  var requirement: String {
    let needsValue =
      ["Row", "(Int, String)"].contains(result) && (!isThrowing || effects.contains("("))
    return (needsValue ? "// reducergen: default \(value)\n  " : "") + plainRequirement
  }

  private var plainRequirement: String {
    switch kind {
    case .function: "func \(name)(\(declarations)) \(effects)\(arrow)"
    case .property: "var \(name): \(result) { get \(effects) }"
    case .settable: "var \(name): \(result) { get set }"
    case .subscripted: "subscript(\(declarations)) -> \(result) { get }"
    }
  }

  private var declarations: String {
    let isSubscript = kind == .subscripted
    return parameters.map { parameter in
      isSubscript && parameter.label == "_"
        ? parameter.name + ": " + parameter.type : parameter.declaration
    }.joined(separator: ", ")
  }

  /// What both do: note the call, change what is passed in place, throw or return.
  private var body: String {
    let shown = parameters.map { "\\(\($0.name))" }.joined(separator: ", ")
    let changes = parameters.filter(\.isInout).map { "\($0.name) += \(number + 1)" }
    let thrown =
      isThrowing && number.isMultiple(of: 3)
      ? ["if log.throwsMishaps { throw Mishap(code: \(number)) }"] : []
    let lines = ["log.note(\"\(closure)(\(shown))\")"] + changes + thrown
    return lines.joined(separator: "\n      ") + (result == "Void" ? "" : "\n      return \(value)")
  }

  /// The member of the type that is written by hand.
  var member: String {
    switch kind {
    case .function: "func \(name)(\(declarations)) \(effects)\(arrow) {\n      \(body)\n    }"
    case .property: "var \(name): \(result) { get \(effects) {\n      \(body)\n    } }"
    case .settable:
      "var \(name): \(result) {\n      get { \(body) }\n      nonmutating set { log.note(\"set \(name) \\(newValue)\") }\n    }"
    case .subscripted: "subscript(\(declarations)) -> \(result) {\n      \(body)\n    }"
    }
  }

  /// The arguments of the client's initialiser.
  var closures: [String] {
    let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let own = "\(closure): { (\(list)) \(effects) -> \(result) in\n      \(body)\n    }"
    guard kind == .settable else { return [own] }
    let setter = "set" + closure.prefix(1).uppercased() + closure.dropFirst()
    return [
      own, "\(setter): { (newValue: \(result)) in log.note(\"set \(name) \\(newValue)\") }",
    ]
  }

  /// A call through `any Protocol`, and notes of what it returned or threw.
  var call: String {
    let passed = parameters.indices.filter { parameters[$0].isInout }.map { "v\($0)" }
    let variables = parameters.indices.filter { parameters[$0].isInout }.map {
      "var v\($0) = \(number + $0)"
    }
    let arguments = parameters.enumerated().map { index, parameter in
      let value =
        parameter.isInout ? "&v\(index)" : CallTypes.value(of: parameter.type, number + index)
      return (parameter.label == "_" ? "" : parameter.label + ": ") + value
    }.joined(separator: ", ")
    let target =
      switch kind {
      case .function: "start.\(name)(\(arguments))"
      case .property, .settable: "start.\(name)"
      case .subscripted: "start[\(arguments)]"
      }
    let words = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let noted = ["log.note(\"returned \\(result)\")"] + passed.map { "log.note(\"\\(\($0))\")" }
    let setting =
      kind == .settable ? ["start.\(name) = \(CallTypes.value(of: result, number + 7))"] : []
    let lines = variables + ["let result = \(words)\(target)"] + noted + setting
    return "do {\n    " + lines.joined(separator: "\n    ")
      + "\n  } catch { log.note(\"threw \\(error)\") }"
  }

  /// What a client that keeps its calls has kept.
  var countIsOne: String { "client.calls.\(closure).count == 2" }
}
