import ReducerGenIndex
import ReducerGenSyntax

/// Turns a client's model into the values that its templates print.
enum ClientEmitter {
  static func values(for model: ClientModel) -> TemplateValue {
    var settings = PoundIfLines()
    var methods = PoundIfLines()
    var names = Set(model.unimplemented.settings.map(\.name.withoutBackticks))
    let hasEndpoints = model.unimplemented.settings.contains {
      if case .endpoint = $0.value { true } else { false }
    }
    let values: TemplateDictionary = [
      "isDeprecated": .bool(model.isDeprecated), "source": .text(model.source),
      // What a report calls the client, and whether its requirements are those of a protocol.
      "shownType": .text(model.interface?.path ?? model.header.path),
      "isInterface": .bool(model.interface != nil),
      "problems": texts(model.unsendable.map(\.withoutBackticks)),
      "hasEndpoints": .bool(hasEndpoints),
      "initializer": model.unimplemented.maker.map(initializer) ?? .bool(false),
      "value": value(of: model.unimplemented),
      "settings": .list(
        model.unimplemented.settings.map { Self.values(for: $0, &settings, &names) }),
      "settingsClosing": texts(settings.linesAtEnd()),
      "memberwise": .list(model.memberwise.map(initializer)),
      "methods": .list(model.methods.map { Self.values(for: $0, &methods) }),
      "methodsClosing": texts(methods.linesAtEnd()),
      "key": .text(model.key.flatMap { $0.isGenerated ? $0.name : nil } ?? ""),
      // How a test finds the client in `DependencyValues`. A generic type is written with its
      // parameters.
      "shownKey": .text(model.key?.name.withoutBackticks ?? ""),
      "isGeneric": .bool(model.header.fullPath != model.header.path),
    ]
    return .dictionary(model.header.values + values)
  }

  /// How to create `unimplementedValue`; false if the client declares it.
  private static func value(of value: UnimplementedValue) -> TemplateValue {
    switch value.source {
    case .written: return .bool(false)
    case .testValue(let condition):
      return ["isTestValue": .bool(true), "condition": .text(condition)]
    case .made(let arguments):
      let values = arguments.map { argument -> TemplateValue in
        [
          "name": .text(argument.name), "type": .text(argument.type),
          "mayBeNone": .bool(!argument.isDependency),
        ]
      }
      return ["isTestValue": .bool(false), "arguments": .list(values)]
    }
  }

  private static func initializer(_ model: InitializerModel) -> TemplateValue {
    [
      "condition": .text(model.condition), "isDeprecated": .bool(model.isDeprecated),
      "actor": .text(model.actor), "access": .text(model.access.spelling),
      "isHidden": .bool(model.isHidden), "isMarked": .bool(model.isMarked),
      "parameters": .list(model.parameters.map(parameter)),
      "base": model.base.map { base in
        [
          "isHidden": .bool(base.isHidden), "arguments": .list(base.parameters.map(parameter)),
        ]
      } ?? .bool(false),
      "settings": .list(model.settings.map(parameter)),
    ]
  }

  /// A parameter of an initialiser, and the property that it sets.
  private static func parameter(_ parameter: ClientParameter) -> TemplateValue {
    let inner = parameter.name.asArgument
    return [
      "name": .text(parameter.name), "inner": .text(inner == parameter.name ? "" : inner),
      "type": .text(parameter.type), "isUnsafe": .bool(parameter.isUnsafe),
    ]
  }

  private static func values(
    for setting: UnimplementedValue.Setting, _ layout: inout PoundIfLines,
    _ names: inout Set<String>
  ) -> TemplateValue {
    let common: TemplateDictionary = [
      "opening": texts(layout.lines(before: setting.clauses).all), "name": .text(setting.name),
    ]
    var (argument, type, isUnsafe) = ("", "", false)
    switch setting.value {
    case .client: break
    case .parameter(let unsafe): (argument, isUnsafe) = (setting.name.asArgument, unsafe)
    case .testValue(let its): type = its
    case .endpoint(let endpoint):
      let own = endpoint.ending == .callingDefault ? own(setting.name, &names) : ""
      return .dictionary(values(for: endpoint, own: own) + common)
    }
    return .dictionary(
      common + [
        "isEndpoint": .bool(false), "isUnsafe": .bool(isUnsafe), "argument": .text(argument),
        "type": .text(type),
      ])
  }

  /// The name for an endpoint's own default, `ownFetch`. Closures do not capture it in a capture
  /// list, because a closure with such a list does not run on the actor of its caller.
  private static func own(_ name: String, _ names: inout Set<String>) -> String {
    var own = "own" + SwiftName.upperFirst(name.withoutBackticks.asWord)
    while !names.insert(own).inserted { own += "_" }
    return own
  }

  private static func values(
    for method: EndpointMethod, _ layout: inout PoundIfLines
  ) -> TemplateValue {
    let lines = layout.lines(before: method.clauses)
    let effects = method.effects.map { effect -> TemplateValue in
      ["word": .text(effect.word), "type": .text(effect.type)]
    }
    return .dictionary(
      values(for: method.endpoint) + [
        "closing": texts(lines.closing), "opening": texts(lines.opening),
        "documentation": texts(method.documentation),
        "attributes": texts(method.attributes.lines),
        "access": .text(method.access.spelling), "name": .text(method.name),
        "property": .text(method.property), "effects": .list(effects),
        "result": .text(method.result),
      ])
  }

  static func values(for endpoint: Endpoint, own: String = "") -> TemplateDictionary {
    [
      "isEndpoint": .bool(true), "own": .text(own), "isReturned": .bool(false),
      "parameters": .list(endpoint.parameters.enumerated().map(parameter)),
      "title": .text(String(endpoint.title.prefix { $0 != "(" })),
      "isThrowing": .bool(endpoint.isThrowing), "isAsync": .bool(endpoint.isAsync),
      "isUnsafe": .bool(endpoint.isUnsafe), "isFailing": .bool(endpoint.ending == .throwing),
      "returnsNil": .bool(endpoint.ending == .returningNil),
      // Swift does not infer which type of error a closure around a default throws.
      "thrown": .text(endpoint.ending == .callingDefault ? endpoint.thrown : ""),
      "showsArguments": .bool(endpoint.parameters.contains(where: \.isShown)),
    ]
  }

  static func parameter(_ index: Int, _ parameter: EndpointParameter) -> TemplateValue {
    var (isAutoclosure, isThrowing, isAsync) = (false, false, false)
    if case .autoclosure(let throwing, let async) = parameter.passing {
      (isAutoclosure, isThrowing, isAsync) = (true, throwing, async)
    }
    let label = parameter.label ?? "_"
    return [
      "isPlain": .bool(parameter.passing == .plain),
      // A label that is the parameter's name is written once.
      "label": .text(label.withoutBackticks == "p\(index)" ? "" : label),
      // One that can be the name of a closure's parameter.
      "shownLabel": .text(SwiftName.escaped(label) ?? "_"),
      "type": .text(parameter.type), "isShown": .bool(parameter.isShown),
      "isInPlace": .bool(parameter.passing == .inPlace), "isAutoclosure": .bool(isAutoclosure),
      "isThrowing": .bool(isThrowing), "isAsync": .bool(isAsync),
    ]
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
