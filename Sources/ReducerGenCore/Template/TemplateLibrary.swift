import ReducerGenIndex
import ReducerGenSyntax

/// All templates of a run: the built-in ones and those of the target. Each is read once.
package struct TemplateLibrary: Sendable {
  /// In the order in which they were given.
  package private(set) var templates: [Template] = []
  private(set) var variables = TemplateNames()
  private var positions: [String: Int] = [:]

  /// The built-in templates.
  package static var builtIn: TemplateLibrary { read(BuiltInTemplates.files).0 }

  /// Reads templates. With errors, those that are not built in must not be rendered: they may
  /// include each other for ever.
  package static func read(_ files: [SourceFile]) -> (TemplateLibrary, [Diagnostic]) {
    var library = TemplateLibrary()
    var diagnostics: [Diagnostic] = []
    for file in files {
      if let problem = Diagnostic.invalidUTF8(file) { diagnostics.append(problem) }
      let (template, problems) = TemplateParser.parse(file, names: &library.variables)
      diagnostics += problems
      if let duplicate = library.add(template) { diagnostics.append(duplicate) }
    }
    var includes = IncludeChecker(library: library)
    for template in library.templates { _ = includes.height(of: template) }
    return (library, diagnostics + includes.diagnostics)
  }

  static func isBuiltIn(_ name: String) -> Bool {
    BuiltInTemplates.texts.contains { $0.key == name }
  }

  /// Whether a template prints code that types do not get without templates.
  var hasOwnTemplates: Bool {
    templates.contains { $0.purpose.map { !$0.isReplacement } ?? false }
  }

  package subscript(name: String) -> Template? { positions[name].map { templates[$0] } }

  /// Prints `values`, a dictionary, by a template of this library, after what is in `buffer`.
  /// On an error `buffer` is left as it was.
  package func render(
    _ template: Template, _ values: TemplateValue, into buffer: inout String
  ) -> Diagnostic? {
    TemplateRenderer.render(template, values, of: self, into: &buffer)
  }

  /// The names of the arguments that a directive can give a template.
  func argumentNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var rest = [name]
    while let name = rest.popLast() {
      guard seen.insert(name).inserted, let template = self[name] else { continue }
      names.formUnion(template.argumentNames)
      rest += template.includes.map(\.name)
    }
    return names
  }

  private mutating func add(_ template: Template) -> Diagnostic? {
    let name = template.name
    if let other = self[name] {
      let places = [template, other].map { SourcePlace($0.file, .empty) }
      return .duplicateTemplate(
        name, isBuiltIn: Self.isBuiltIn(name), at: places[0], other: places[1])
    }
    positions[name] = templates.count
    templates.append(template)
    return nil
  }
}

/// Follows every `include` once, so that rendering cannot go round in circles, nor too deep.
private struct IncludeChecker {
  /// Blocks and includes that may stand in each other, all together.
  static let depthLimit = 128

  let library: TemplateLibrary
  var diagnostics: [Diagnostic] = []
  /// How deep each template nests through its includes, once known.
  var heights: [String: Int] = [:]
  /// The templates being followed, outermost first.
  var path: [String] = []

  mutating func height(of template: Template) -> Int {
    if let height = heights[template.name] { return height }
    path.append(template.name)
    defer { path.removeLast() }
    var height = 0
    for include in template.includes {
      do throws(Diagnostic) {
        height = max(height, try follow(include, at: SourcePlace(template.file, include.range)))
      } catch {
        diagnostics.append(error)
      }
    }
    heights[template.name] = height
    return height
  }

  private mutating func follow(
    _ include: TemplateInclude, at place: SourcePlace
  ) throws(Diagnostic) -> Int {
    let name = include.name
    guard let target = library[name] else {
      throw .unknown("template", name, among: library.templates.map(\.name), at: place)
    }
    if let start = path.firstIndex(of: name) {
      throw .includeCycle(path[start...] + [name], at: place)
    }
    let tooDeep = Diagnostic.templateTooDeep(.includes, limit: Self.depthLimit, at: place)
    guard path.count <= Self.depthLimit else { throw tooDeep }
    let height = height(of: target) + include.depth + 1
    guard height <= Self.depthLimit else { throw tooDeep }
    return height
  }
}
