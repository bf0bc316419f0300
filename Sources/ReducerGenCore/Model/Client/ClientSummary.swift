/// A client of a target, for tools that show what a target consists of.
package struct ClientSummary {
  package var type: TypeEntry
  /// Its property of `DependencyValues`.
  package var key: String?
  package var endpoints: [String]
}

extension TargetIndex {
  package func clientSummaries(in module: String) -> [ClientSummary] {
    var resolver = ClientResolver(index: self, module: module)
    return clients.map { client in
      ClientSummary(
        type: client, key: resolver.key(of: client)?.name,
        endpoints: clientProperties(of: client).filter { $0.function != nil }.map(\.name))
    }
  }
}
