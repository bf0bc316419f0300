/// Turns a client's model into the values that its templates print.
enum ClientEmitter {
  static func values(for model: ClientModel) -> TemplateValue {
    var settings = PoundIfLines()
    var methods = PoundIfLines()
    var names = Set(model.unimplemented.settings.map(\.name.withoutBackticks))
    let hasEndpoints = model.unimplemented.settings.contains {
      if case .endpoint = $0.value { true } else { false }
    }
    return [
      "type": .text(model.header.path), "access": .text(model.header.access.spelling),
      "attributes": texts(CasePathsEmitter.lines(of: model.header.attributes)),
      "deprecation": attributes(isDeprecated: model.isDeprecated),
      "source": .text(model.source),
      "problems": texts(model.unsendable.map { problem($0, model) }),
      "hasEndpoints": .bool(hasEndpoints),
      "initializer": initializer(of: model),
      "value": value(of: model.unimplemented),
      "settings": .list(model.unimplemented.settings.map { values(for: $0, &settings, &names) }),
      "settingsClosing": texts(settings.linesAtEnd()),
      "memberwise": .list(model.memberwise.map(values)),
      "methods": .list(model.methods.map { values(for: $0, &methods) }),
      "methodsClosing": texts(methods.linesAtEnd()),
      "key": .text(model.key.flatMap { $0.isGenerated ? $0.name : nil } ?? ""),
      "shownKey": .text(shownKey(model)),
    ]
  }

  /// How a test finds the client in `DependencyValues`. A generic type is written with its parameters.
  private static func shownKey(_ model: ClientModel) -> String {
    if let key = model.key { return key.name.withoutBackticks }
    return model.header.fullPath == model.header.path ? "" : "[\(model.header.fullPath).self]"
  }

  private static func attributes(isDeprecated: Bool, actor: String = "") -> TemplateValue {
    texts((isDeprecated ? ["@available(*, deprecated)"] : []) + (actor.isEmpty ? [] : [actor]))
  }

  private static func initializer(of model: ClientModel) -> TemplateValue {
    guard let maker = model.unimplemented.maker else { return .bool(false) }
    let list = maker.parameters.map(\.text).joined(separator: ", ")
    return [
      "isHidden": .bool(maker.isHidden), "access": .text(maker.access.spelling),
      "parameters": .text((maker.isHidden && !list.isEmpty ? ", " : "") + list),
      "attributes": attributes(isDeprecated: model.isDeprecated, actor: maker.actor),
      "isIsolated": .bool(!maker.actor.isEmpty),
    ]
  }

  /// How to create `unimplementedValue`; false if the client declares it.
  private static func value(of value: UnimplementedValue) -> TemplateValue {
    switch value.source {
    case .written: return .bool(false)
    case .testValue(let condition):
      return ["isTestValue": .bool(true), "condition": .text(condition)]
    case .made(let arguments):
      let values = arguments.enumerated().map { index, argument -> TemplateValue in
        [
          "name": .text(argument.name), "type": .text(argument.type),
          "end": .text(index == arguments.count - 1 ? ")" : ","),
          "mayBeNone": .bool(!argument.isDependency),
        ]
      }
      return ["isTestValue": .bool(false), "arguments": .list(values)]
    }
  }

  private static func problem(_ name: String, _ model: ClientModel) -> String {
    "'\(name.withoutBackticks)' of '\(model.header.path)' is not '@Sendable', but Swift 6 shares dependencies "
      + "between tasks; write '@Sendable' before its type in \(model.source)"
  }

  private static func values(for initializer: InitializerModel) -> TemplateValue {
    var lines = initializer.parameters.map(\.text)
    if initializer.isMarked { lines.append("_: Swift.Void = ()") }
    for index in lines.indices.dropLast() { lines[index] += "," }
    return [
      "condition": .text(initializer.condition),
      "attributes": attributes(isDeprecated: initializer.isDeprecated, actor: initializer.actor),
      "access": .text(initializer.access.spelling), "parameters": texts(lines),
      "base": initializer.base.map(values) ?? .bool(false),
      "settings": .list(
        initializer.settings.map { setting($0.name, $0.argument, isUnsafe: $0.isUnsafe) }),
    ]
  }

  private static func values(for base: InitializerModel.Base) -> TemplateValue {
    let count = base.parameters.count
    let arguments = base.parameters.enumerated().map { index, parameter -> TemplateValue in
      [
        "name": .text(parameter.name), "value": .text(parameter.argument),
        "end": .text(index == count - 1 ? "" : ", "),
      ]
    }
    return [
      "isHidden": .bool(base.isHidden), "arguments": .list(arguments),
      "separator": .text(base.isHidden && count > 0 ? ", " : ""),
    ]
  }

  /// One statement that sets a property.
  private static func setting(
    _ name: String, _ value: String, isUnsafe: Bool = false, opening: [String] = []
  ) -> TemplateValue {
    [
      "opening": texts(opening), "name": .text(name), "value": .text(value),
      "unsafe": .text(isUnsafe ? "unsafe " : ""),
    ]
  }

  private static func values(
    for setting: UnimplementedValue.Setting, _ layout: inout PoundIfLines,
    _ names: inout Set<String>
  ) -> TemplateValue {
    let opening = layout.lines(before: setting.clauses).all
    let name = setting.name
    switch setting.value {
    case .client: return self.setting(name, ".unimplementedValue", opening: opening)
    case .parameter(let isUnsafe):
      return self.setting(name, name.asArgument, isUnsafe: isUnsafe, opening: opening)
    case .testValue(let type):
      let value = "GeneratedSupport._testValue(of: \(type).self)"
      return self.setting(name, value, opening: opening)
    case .endpoint(let endpoint):
      let call = CallEmitter(endpoint: endpoint)
      let own = endpoint.ending == .callingDefault ? own(name, &names) : ""
      return [
        "opening": texts(opening), "name": .text(name), "value": "", "unsafe": .text(call.unsafe),
        "own": .text(own), "brace": .text(call.brace), "title": .text(call.title),
        "isThrowing": .bool(endpoint.ending == .throwing), "arguments": .text(call.shown),
        "result": .text(result(of: endpoint, own)),
      ]
    }
  }

  /// The name for an endpoint's own default, `ownFetch`. Closures do not capture it in a capture list,
  /// because a closure with such a list does not run on the actor of its caller.
  private static func own(_ name: String, _ names: inout Set<String>) -> String {
    var own = "own" + SwiftName.upperFirst(name.withoutBackticks.asWord)
    while !names.insert(own).inserted { own += "_" }
    return own
  }

  private static func result(of endpoint: Endpoint, _ own: String) -> String {
    switch endpoint.ending {
    case .nothing, .throwing: ""
    case .returningNil: "nil"
    case .callingDefault: CallEmitter(endpoint: endpoint).call(own)
    }
  }

  private static func values(
    for method: EndpointMethod, _ layout: inout PoundIfLines
  ) -> TemplateValue {
    let lines = layout.lines(before: method.clauses)
    let call = CallEmitter(endpoint: method.endpoint)
    return [
      "closing": texts(lines.closing), "opening": texts(lines.opening),
      "documentation": texts(method.documentation),
      "attributes": texts(CasePathsEmitter.lines(of: method.attributes)),
      "access": .text(method.access.spelling), "name": .text(method.name),
      "parameters": .text(call.parameters), "effects": .text(method.effects),
      "result": .text(method.result), "call": .text(call.call("self." + method.property)),
    ]
  }
}

/// Prints the calls and the parameters of an endpoint.
private struct CallEmitter {
  let endpoint: Endpoint

  /// `fetch(id:)`, with labels that can be the names of a closure's parameters.
  var title: String {
    let labels = endpoint.parameters.map { SwiftName.escaped($0.label ?? "_") ?? "_" }
    let name = endpoint.title.prefix { $0 != "(" }
    return name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// `{ p0, p1 in`. Around a default it is `{ p0 throws(Failure) in`, because Swift does not infer
  /// which type of error is thrown.
  var brace: String {
    var head = list { _, name in name }
    if endpoint.ending == .callingDefault && !endpoint.thrown.isEmpty {
      head = (head.isEmpty ? "()" : head) + " throws(" + endpoint.thrown + ")"
    }
    return head.isEmpty ? "{" : "{ " + head + " in"
  }

  /// `id p0: Int, _ p1: String`
  var parameters: String {
    list { parameter, name in
      let label = parameter.label ?? "_"
      return (label.withoutBackticks == name ? name : label + " " + name) + ": " + parameter.type
    }
  }

  /// `p0, p1`, for the message; empty if no argument can be shown.
  var shown: String {
    guard endpoint.parameters.contains(where: \.isShown) else { return "" }
    return list { parameter, name in
      parameter.isShown ? name : "GeneratedSupport._HiddenArgument()"
    }
  }

  /// `try await fetch(p0)`
  func call(_ function: String) -> String {
    let arguments = list { parameter, name in
      switch parameter.passing {
      case .plain: name
      case .inPlace: "&" + name
      case .autoclosure(let isThrowing, let isAsync):
        effects(isThrowing: isThrowing, isAsync: isAsync) + name + "()"
      }
    }
    return effects(isThrowing: endpoint.isThrowing, isAsync: endpoint.isAsync) + unsafe + function
      + "(" + arguments + ")"
  }

  /// The keyword that strict memory safety requires before each use.
  var unsafe: String { endpoint.isUnsafe ? "unsafe " : "" }

  private func effects(isThrowing: Bool, isAsync: Bool) -> String {
    (isThrowing ? "try " : "") + (isAsync ? "await " : "")
  }

  private func list(_ text: (EndpointParameter, String) -> String) -> String {
    endpoint.parameters.enumerated().map { text($1, "p\($0)") }.joined(separator: ", ")
  }
}

extension InitializerModel {
  /// The properties that it sets itself.
  fileprivate var settings: [ClientParameter] {
    let set = Set(base?.parameters.map(\.name) ?? [])
    return parameters.filter { !set.contains($0.name) }
  }
}

extension ClientParameter {
  fileprivate var argument: String { name.asArgument }
  fileprivate var text: String { (name == argument ? name : name + " " + argument) + ": " + type }
}

extension String {
  /// The name of an initialiser's parameter for a property. `self` would hide the client, and
  /// `_endpoint` the function that the statements call.
  fileprivate var asArgument: String {
    self == "`self`" || self == "_endpoint" ? "_" + withoutBackticks : self
  }

  /// With `_` for each character that a name can have only between back-ticks.
  fileprivate var asWord: String {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? scalar : "_"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
