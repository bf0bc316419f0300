/// All templates of a run: the built-in ones and those of the target. Each is read once.
package struct TemplateLibrary: Sendable {
  /// What an `include` leads to.
  enum Target: Sendable {
    case template(Int)
    case broken(Diagnostic)
  }

  /// In the order in which they were given.
  package private(set) var templates: [Template] = []
  private(set) var variables = TemplateNames()
  private var targets: [Target?] = []
  private var positions: [String: Int] = [:]

  /// The built-in templates.
  package static var builtIn: TemplateLibrary { read(BuiltInTemplates.files).0 }

  /// Reads templates. A template with errors can still be rendered, and prints what was understood
  /// of it; that is for the caller to refuse.
  package static func read(_ files: [SourceFile]) -> (TemplateLibrary, [Diagnostic]) {
    var library = TemplateLibrary()
    var diagnostics: [Diagnostic] = []
    for file in files {
      if let problem = Diagnostic.invalidUTF8(file) { diagnostics.append(problem) }
      let (template, problems) = TemplateParser.parse(file, names: &library.variables)
      diagnostics += problems
      if let duplicate = library.add(template) { diagnostics.append(duplicate) }
    }
    diagnostics += library.resolveIncludes()
    return (library, diagnostics)
  }

  package subscript(name: String) -> Template? { positions[name].map { templates[$0] } }

  /// The name that was probably meant by one that no template has.
  package func nearestName(to name: String) -> String? {
    NearestName.find(name, among: templates.map(\.name))
  }

  /// Prints `values`, a dictionary, by a template of this library, behind what is in `buffer`.
  /// On an error `buffer` is left as it was.
  package func render(
    _ template: Template, _ values: TemplateValue, into buffer: inout String
  ) -> Diagnostic? {
    TemplateRenderer.render(template, values, of: self, into: &buffer)
  }

  func target(of include: TemplateInclude) -> Target? { targets[include.site] }

  private mutating func add(_ template: Template) -> Diagnostic? {
    if let other = self[template.name] {
      let places = [template, other].map { SourcePlace($0.file, .empty) }
      let isBuiltIn = BuiltInTemplates.texts.contains { $0.name == template.name }
      return .duplicateTemplate(
        template.name, isBuiltIn: isBuiltIn, at: places[0], other: places[1])
    }
    positions[template.name] = templates.count
    templates.append(template)
    return nil
  }

  private mutating func resolveIncludes() -> [Diagnostic] {
    var resolver = IncludeResolver(templates: templates, positions: positions)
    resolver.resolve(count: variables.includeCount)
    targets = resolver.targets
    return resolver.diagnostics
  }
}

/// Follows every `include` once, so that rendering cannot go round in circles, nor too deep.
private struct IncludeResolver {
  /// Blocks and includes that may stand in each other, all together.
  static let depthLimit = 128

  let templates: [Template]
  let positions: [String: Int]
  var targets: [TemplateLibrary.Target?] = []
  var diagnostics: [Diagnostic] = []
  /// How deep each template nests through its includes, once known.
  private var heights: [Int?] = []
  /// The templates being followed, outermost first.
  private var path: [Int] = []

  init(templates: [Template], positions: [String: Int]) {
    self.templates = templates
    self.positions = positions
  }

  mutating func resolve(count: Int) {
    targets = Array(repeating: nil, count: count)
    heights = Array(repeating: nil, count: templates.count)
    for index in templates.indices { _ = height(of: index) }
  }

  private mutating func height(of index: Int) -> Int {
    if let height = heights[index] { return height }
    path.append(index)
    defer { path.removeLast() }
    let template = templates[index]
    var height = 0
    for include in template.includes {
      switch follow(include, at: SourcePlace(template.file, include.range)) {
      case .success(let (target, inner)):
        targets[include.site] = .template(target)
        height = max(height, inner)
      case .failure(let problem):
        targets[include.site] = .broken(problem.diagnostic)
        diagnostics.append(problem.diagnostic)
      }
    }
    heights[index] = height
    return height
  }

  private mutating func follow(
    _ include: TemplateInclude, at place: SourcePlace
  ) -> Result<(target: Int, height: Int), Problem> {
    guard let target = positions[include.name] else {
      let known = templates.map(\.name)
      return .failure(Problem(.unknown("template", include.name, among: known, at: place)))
    }
    if let start = path.firstIndex(of: target) {
      let names = (path[start...] + [target]).map { templates[$0].name }
      return .failure(Problem(.includeCycle(names, at: place)))
    }
    let tooDeep = Problem(.templateTooDeep("includes", limit: Self.depthLimit, at: place))
    guard path.count <= Self.depthLimit else { return .failure(tooDeep) }
    let inner = height(of: target) + include.depth + 1
    return inner <= Self.depthLimit ? .success((target, inner)) : .failure(tooDeep)
  }

  private struct Problem: Error {
    let diagnostic: Diagnostic
    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }
}
