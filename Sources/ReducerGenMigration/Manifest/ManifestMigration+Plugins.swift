import ReducerGenSyntax

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
    reportMissing(request.plugins, pluginText, word: "ReducerGenPlugin")
    let tests = request.products.filter { $0.value == .testSupport }.map(\.key)
    let product = LibraryProduct.testSupport
    reportMissing(
      Set(tests), "dependencies: [\(library.product(product))]", word: product.rawValue)
  }

  /// - Parameter word: If the manifest has it outside of the targets that it writes out, those that
  ///   it does not write out have what they need.
  private mutating func reportMissing(_ names: Set<String>, _ text: String, word: String) {
    if isElsewhere(word) { return }
    for name in names.subtracting(request.kept).subtracting(definitions.map(\.name)).sorted() {
      findings.append(.manifestTarget(name, text, at: SourcePlace(file, .empty)))
    }
  }

  private var pluginText: String { "plugins: [\(library.plugin)]" }

  private func hasPlugin(_ tokens: Range<Int>) -> Bool {
    constants.reachable(from: tokens).contains { range in
      range.contains { calls.string($0) == "ReducerGenPlugin" }
    }
  }

  /// Whether a function or a loop that makes targets adds a product or a plugin.
  private func isElsewhere(_ word: String) -> Bool {
    tokens.indices.contains { index in
      calls.string(index) == word
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
