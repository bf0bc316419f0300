/// The generator: sources in, generated files and diagnostics out. Pure.
package enum Pipeline {
  package struct Options: Sendable {
    /// The name of the module that the sources belong to.
    package var module: String
    /// Whether generated code among the sources is an error: the build tool plugin generates it
    /// into its own folder, so a checked-in copy would declare everything a second time.
    package var refusesGeneratedSources: Bool

    package init(module: String, refusesGeneratedSources: Bool = false) {
      self.module = module
      self.refusesGeneratedSources = refusesGeneratedSources
    }
  }

  package struct Output: Sendable, Equatable {
    package var name: String
    package var bytes: [UInt8]
    /// False when errors kept something out. The tool then prefers an older output on disk, so that
    /// a slip in one file does not take its case paths away from the editor.
    package var isComplete: Bool

    package init(name: String, bytes: [UInt8], isComplete: Bool = true) {
      self.name = name
      self.bytes = bytes
      self.isComplete = isComplete
    }
  }

  package struct Result: Sendable {
    /// One for each source, and one for the target.
    package var outputs: [Output]
    package var diagnostics: [Diagnostic]
  }

  /// - Parameter templates: the target's own, from its `ReducerGenTemplates` folder.
  package static func generate(
    sources: [SourceFile], templates: [SourceFile] = [], options: Options
  ) -> Result {
    let generated = sources.filter(\.isGenerated)
    let isRefused = options.refusesGeneratedSources && !generated.isEmpty
    var diagnostics = isRefused ? [Diagnostic.checkedInCode(generated)] : []
    // The plugin has declared outputs for all sources; elsewhere generated code does not count.
    let inputs = options.refusesGeneratedSources ? sources : sources.filter { !$0.isGenerated }
    diagnostics += inputs.compactMap(Diagnostic.invalidUTF8)
    let broken = Set(diagnostics.map { ObjectIdentifier($0.place.file) })
    let names = OutputNames(for: inputs.map(\.relativePath))
    let header = Array(GeneratedHeader.text.utf8)
    var outputs = zip(names.sources, inputs).map { name, source in
      Output(name: name, bytes: header, isComplete: !broken.contains(ObjectIdentifier(source)))
    }
    outputs.append(Output(name: names.target, bytes: header, isComplete: diagnostics.isEmpty))
    return Result(outputs: outputs, diagnostics: diagnostics)
  }
}
