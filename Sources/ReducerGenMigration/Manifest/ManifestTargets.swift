import ReducerGenSyntax

/// A target that a manifest writes out.
package struct ManifestTarget: Sendable, Equatable {
  package var name: String
  /// The folder below the package. Nil for the usual one.
  package var path: String?
  package var isTest: Bool
  /// The paths below its folder that it leaves out.
  package var excluded: [String] = []
  /// The only paths below its folder that it compiles. Nil for all.
  package var sources: [String]?
  /// Whether its declarations are on the main actor by default.
  package var isOnMainActor = false

  /// The targets of a manifest whose names are literals or constants.
  package static func all(in manifest: SourceFile) -> [ManifestTarget] {
    let calls = ManifestCalls(manifest)
    let constants = ManifestConstants(calls)
    return ManifestDefinition.all(calls, constants).map { definition in
      ManifestTarget(
        name: definition.name,
        path: calls.argument("path", of: definition.call).flatMap(constants.string),
        isTest: definition.isTest,
        excluded: strings("exclude", definition.call, calls) ?? [],
        sources: strings("sources", definition.call, calls),
        isOnMainActor: isOnMainActor(definition.call, calls, constants))
    }
  }

  /// `swiftSettings: [.defaultIsolation(MainActor.self)]`, also in a constant.
  private static func isOnMainActor(
    _ call: ManifestCalls.Call, _ calls: ManifestCalls, _ constants: ManifestConstants
  ) -> Bool {
    guard let settings = calls.argument("swiftSettings", of: call) else { return false }
    return constants.reachable(from: settings).contains { range in
      calls.calls(["defaultIsolation"]).contains { isolation in
        range.contains(isolation.function)
          && calls.elements(open: isolation.open).first.map { calls.tokens.text($0.lowerBound) }
            == "MainActor"
      }
    }
  }

  /// The literals of a list.
  private static func strings(
    _ label: String, _ call: ManifestCalls.Call, _ calls: ManifestCalls
  ) -> [String]? {
    guard let value = calls.argument(label, of: call),
      calls.tokens[value.lowerBound].kind == .leftSquare
    else { return nil }
    return calls.elements(open: value.lowerBound).compactMap { calls.string($0.lowerBound) }
  }
}

extension ManifestTarget {
  /// A target whose folder is the usual one.
  package init(name: String, isTest: Bool) { self.init(name: name, path: nil, isTest: isTest) }
}

/// The call that defines a target, and not a dependency on it, which is written the same way.
struct ManifestDefinition {
  var name: String
  var call: ManifestCalls.Call

  var isTest: Bool { call.name == "testTarget" }

  private static let functions: Set = ["target", "executableTarget", "testTarget", "macro"]

  static func all(
    _ calls: ManifestCalls, _ constants: ManifestConstants
  ) -> [ManifestDefinition] {
    let all = calls.calls(functions)
    let opens = Set(all.map(\.open))
    return all.compactMap { call in
      let around = calls.brackets(around: call.function)
      guard !around.contains(where: { opens.contains($0) || isDependencies($0, calls) }),
        !constants.isInDependency(call.function),
        let name = calls.argument("name", of: call).flatMap(constants.string)
      else { return nil }
      return ManifestDefinition(name: name, call: call)
    }
  }

  /// `dependencies: […]` of a function that makes targets.
  private static func isDependencies(_ open: Int, _ calls: ManifestCalls) -> Bool {
    open > 1 && calls.tokens[open - 1].kind == .colon
      && calls.tokens.text(open - 2) == "dependencies"
  }
}
