/// The generator: sources in, generated files and diagnostics out. Pure.
package enum Pipeline {
  package struct Options: Sendable {
    /// The name of the module that the sources belong to.
    package var module: String

    package init(module: String) {
      self.module = module
    }
  }

  package struct Output: Sendable, Equatable {
    package var name: String
    package var bytes: [UInt8]
  }

  package struct Result: Sendable {
    package var outputs: [Output]
    package var diagnostics: [Diagnostic]
  }

  /// - Parameter templates: the target's own, from its `ReducerGenTemplates` folder.
  package static func generate(
    sources: [SourceFile], templates: [SourceFile] = [], options: Options
  ) -> Result {
    Result(outputs: [], diagnostics: [])
  }
}
