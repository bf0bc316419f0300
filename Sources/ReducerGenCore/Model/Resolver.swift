import ReducerGenIndex
import ReducerGenSyntax

/// Decides which types of a target get one kind of generated code.
protocol Resolver {
  associatedtype Model

  var index: TargetIndex { get }
  var diagnostics: [Diagnostic] { get set }

  /// Nil if the type gets no code, and also if an error was reported for it.
  mutating func model(of type: TypeEntry) -> Model?

  /// Decides what depends on all models, and reports types of other modules.
  mutating func finish(_ models: inout [ObjectIdentifier: Model])
}

extension Resolver {
  mutating func finish(_ models: inout [ObjectIdentifier: Model]) {}

  /// The models by type.
  mutating func models() -> [ObjectIdentifier: Model] {
    var models: [ObjectIdentifier: Model] = [:]
    for type in index.types { models[ObjectIdentifier(type)] = model(of: type) }
    finish(&models)
    return models
  }

  /// A type that several others conflict with is reported once.
  mutating func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(where: { $0.isSame(as: diagnostic) }) {
      diagnostics.append(diagnostic)
    }
  }

  mutating func reportMisplaced(_ directive: Directive, belongs: String, in file: ParsedFile) {
    let place = file.place(directive.range)
    report(.misplacedDirective(directive.word, belongs: belongs, at: place))
  }

  mutating func reportUnlessName(_ directive: Directive, in file: ParsedFile) {
    let name = directive.argument
    if name.isEmpty || SwiftName.escaped(name) == name { return }
    report(.directiveName(name, at: file.place(directive.range)))
  }

  /// Refuses conformances of types from other modules, whose members the generator cannot read.
  mutating func refuseForeignTypes(
    _ annotation: Annotation, unless isWritten: (ExtensionEntry) -> Bool = { _ in false }
  ) {
    for entry in index.extensions where entry.extended == nil {
      guard let site = index.site(of: annotation, on: entry), !isWritten(entry) else { continue }
      let name = entry.file.text(entry.declaration.name)
      report(.foreignType(name, annotation, at: site.place))
    }
  }

  /// The reasons for which a type cannot have an annotation: its kind, its access, or what it
  /// suppresses.
  ///
  /// - Parameter place: The place of the conformance; nil if a type is annotated without one.
  func refusal(
    of type: TypeEntry, _ annotation: Annotation, at place: SourcePlace?
  ) -> Diagnostic? {
    let kind = type.declaration.kind.rawValue
    if kind != annotation.kind, let place {
      return .wrongKind(type.name, kind, annotation, at: place)
    }
    let hasConformance = place != nil
    if let hidden = type.hiddenPlace {
      return .hiddenType(
        type.name, hidden.name, annotation, hasConformance: hasConformance, at: hidden.place)
    }
    return (type.suppression ?? type.genericSuppression).map { missing in
      .suppresses(
        missing, type.name, annotation, isGeneric: type.suppression == nil,
        hasConformance: hasConformance, at: type.namePlace)
    }
  }
}
