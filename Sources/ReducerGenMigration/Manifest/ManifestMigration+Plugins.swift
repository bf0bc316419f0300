import ReducerGenCore

/// The plugins of targets.
extension ManifestMigration {
  mutating func addPlugins() {
    var missing = request.plugins.subtracting(request.kept)
    for definition in definitions where missing.remove(definition.name) != nil {
      if !hasPlugin(definition.call.tokens) { addPlugin(to: definition) }
    }
  }

  /// Targets that a function or a loop makes, or that are in no manifest.
  mutating func reportMissingTargets() {
    if isElsewhere { return }
    let missing = request.plugins.subtracting(request.kept).subtracting(definitions.map(\.name))
    for name in missing.sorted() {
      findings.append(.manifestTarget(name, pluginText, at: SourcePlace(file, .empty)))
    }
  }

  private var pluginText: String { "plugins: [\(library.plugin)]" }

  private func hasPlugin(_ tokens: Range<Int>) -> Bool {
    constants.reachable(from: tokens).contains { range in
      range.contains { calls.string($0) == "ReducerGenPlugin" }
    }
  }

  /// Whether a function or a loop that makes targets adds the plugin.
  private var isElsewhere: Bool {
    calls.tokens.indices.contains { index in
      calls.string(index) == "ReducerGenPlugin"
        && !definitions.contains { $0.call.tokens.contains(index) }
    }
  }

  private mutating func addPlugin(to definition: ManifestDefinition) {
    guard let value = calls.argument("plugins", of: definition.call) else {
      return append(pluginText, toBracket: definition.call.open)
    }
    if let array = calls.list(in: value) {
      append(library.plugin, toBracket: array)
    } else {
      findings.append(.manifestTarget(definition.name, pluginText, at: place(value)))
    }
  }
}
