import ReducerGenIndex

extension ClientInitializers {
  /// `init(inner:)` of a client that has endpoints and another client: it takes that client and the
  /// required properties, and leaves the endpoints unimplemented as `base` does.
  func nesting(_ base: InitializerModel, isDeprecated: Bool) -> InitializerModel? {
    let clients = properties.filter(\.isReplacedClient)
    let list = properties.filter { $0.clauses.isEmpty && ($0.isRequired || $0.isReplacedClient) }
    let names = list.map(\.name)
    let parameters = list.map(parameter)
    if clients.isEmpty || isWritten(parameters) || hasImplicitInitializer(taking: names)
      || memberwise().contains(where: { $0.parameters.map(\.name) == names })
    {
      return nil
    }
    return InitializerModel(
      parameters: parameters, access: list.map(\.access).min() ?? client.effectiveAccess,
      actor: actor(setting: list),
      isDeprecated: isDeprecated,
      base: .init(isHidden: base.isHidden, parameters: base.parameters))
  }
}

extension ClientProperty {
  /// Whether it is another client that an initialiser can set after the unimplemented one.
  fileprivate var isReplacedClient: Bool {
    guard case .client = kind else { return false }
    return isReplaced && !isConstant && clauses.isEmpty
  }
}
