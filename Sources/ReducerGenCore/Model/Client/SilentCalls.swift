import ReducerGenIndex
import ReducerGenSyntax

/// Finds the calls `Client()` of clients whose endpoints all have default values: Swift's
/// initialiser leaves these as they are, so nothing reports that they run.
///
/// This reads the code of each file that has the name of such a client in it. Where a name may mean
/// something else, there is no warning.
struct SilentCalls {
  let index: TargetIndex
  let module: String
  private let clients: [TypeEntry]

  init(index: TargetIndex, module: String) {
    self.index = index
    self.module = module
    clients = index.silentClients
  }

  func diagnostics(in files: [ParsedFile]) -> [Diagnostic] {
    if clients.isEmpty { return [] }
    let names = Set(index.types.filter { isSilent(index.resolveAlias($0)) }.map(\.name))
    return files.filter { file in names.contains { ByteSearch.contains($0, in: file.file) } }
      .flatMap { diagnostics(in: $0, names) }
  }

  private func isSilent(_ type: TypeEntry?) -> Bool { clients.contains { $0 === type } }

  private func diagnostics(in file: ParsedFile, _ names: Set<String>) -> [Diagnostic] {
    let calls = EmptyCalls(file).all.filter {
      names.contains($0.path.last ?? "") || $0.path == ["Self"]
    }
    if calls.isEmpty { return [] }
    let scopes = FileScopes(index, file)
    return calls.compactMap { call in
      guard let type = type(of: call, in: scopes), isSilent(type),
        !isExplained(call, in: type, file)
      else { return nil }
      return .silentCall(call.code.text, call.type, of: type.fullPath, at: call.code.place)
    }
  }

  private func type(of call: EmptyCalls.Call, in scopes: FileScopes) -> TypeEntry? {
    var path = call.path
    if path[0] == "Self" { return path.count == 1 ? scopes.type(at: call.code.range) : nil }
    if path.count > 1, path[0] == module, !index.names.contains(module) { path.removeFirst() }
    return index.walk(path, from: scopes.lookUp(path[0], at: call.code.range))
      .flatMap(index.resolveAlias)
  }

  /// In `unimplementedValue` the call is meant; in `testValue` it is an error.
  private func isExplained(
    _ call: EmptyCalls.Call, in type: TypeEntry, _ file: ParsedFile
  ) -> Bool {
    type.declaredMembers.contains { member in
      member.file === file && member.declaration.range.contains(call.code.range)
        && (member.name == "unimplementedValue"
          || index.silentTestValue(of: type)?.declaration === member.declaration)
    }
  }
}

extension TargetIndex {
  /// Clients whose endpoints all have default values, and to which Swift gives an `init()`.
  var silentClients: [TypeEntry] { clients.filter(hasSilentInitializer) }

  private func hasSilentInitializer(_ client: TypeEntry) -> Bool {
    let properties = clientProperties(of: client)
    return client.declaration.kind == .struct && properties.allSatisfy(\.hasDefault)
      && properties.contains { $0.function != nil && $0.isReplaced }
      && !client.declaresInitializer && !client.declaresEmptyInitializer
  }

  /// `static let testValue = Self()` in such a client.
  func silentTestValue(of client: TypeEntry) -> DeclaredMember? {
    guard hasSilentInitializer(client) else { return nil }
    return client.declaredMembers.first { member in
      guard member.name == "testValue" else { return false }
      let value = [member.declaration.initializer, member.declaration.body].map(member.file.text)
        .joined()
        .filter { !"{} \n\t".contains($0) }
      return ["Self()", ".init()", "Self.init()", client.name + "()"].contains(value)
    }
  }
}
