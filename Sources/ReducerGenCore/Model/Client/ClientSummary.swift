import ReducerGenIndex

/// A client of a target, for tools that show what a target consists of.
package struct ClientSummary {
  /// The client, or the protocol that it is generated from.
  package var type: TypeEntry
  package var name: String
  /// Its property of `DependencyValues`.
  package var key: String?
  package var endpoints: [String]
}

extension TargetIndex {
  private var interfaceSummaries: [ClientSummary] {
    var resolver = InterfaceResolver(index: self)
    let models = resolver.models()
    return types.compactMap { type in
      models[ObjectIdentifier(type)].map { model in
        ClientSummary(
          type: type, name: model.path, key: model.key?.name,
          endpoints: model.endpoints.map(\.name))
      }
    }
  }

  package func clientSummaries(in module: String) -> [ClientSummary] {
    var resolver = ClientResolver(index: self, module: module)
    let written = clients.map { client in
      ClientSummary(
        type: client, name: client.extensionPath,
        key: resolver.key(of: client, root: client.outermostName)?.name,
        endpoints: clientProperties(of: client).filter { $0.function != nil }.map(\.name))
    }
    return written + interfaceSummaries
  }
}
