import Foundation
@testable import ReducerGenIndex
@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// What templates see of declarations.
@Suite struct TemplateModelTests {
  private let builtIn = TemplateLibrary.builtIn

  static let source = """
    import Foundation
    /// A row.
    @available(macOS 15, *) @Marked(1, "x")
    public final class Row<Element: Equatable>: Base, Named where Element: Sendable {
      enum Kind: String { case small = "s", `default` }
      /// Its name.
      @Wrapped public private(set) var name: String = "a"
      let ids: [ID: Set<Int>]?
      static var shared: Row { Row() }
      lazy var later = 1 { didSet {} }
      var computed: Int { get { 1 } set {} }
      typealias ID = Int
      init?(name: String) {}
      func load(_ id: ID, at date: Date = .now, then: @escaping (Kind) -> Void) async throws -> [Kind]? {}
      func load(_ id: String) {}
      func change(_ kinds: inout [Kind], _: Int...) rethrows {}
      static func == (a: Row, b: Row) -> Bool { true }
      subscript(index: Int) -> Element { get { fatalError() } set {} }
    }
    extension Row {
      #if DEBUG
        func debug() {}
      #endif
    }
    class Base: Codable { var base = 0 }
    protocol Named { var name: String { get async throws } ; func rename(to name: String) }
    protocol More: Named { associatedtype A: Equatable; mutating func more() }
    indirect enum Tree { case leaf(Int, label: String), node(Tree); case empty }
    extension Array: Named where Element == Int { func sum() {} }
    func top() {}
    let global = 1
    prefix operator ^^^
    struct Feature: Reducer {
      struct State {}
      enum Action { case child(Child.Action), rows(IdentifiedActionOf<Child>), tap }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct Child: Reducer { struct State {} ; enum Action { case a } }
    """

  @Test(arguments: [
    // Types.
    Row("{{ row }} {{ row.name }} {{ row.fullPath }} {{ row.kind }}", "Row Row Row<Element> class"),
    Row("{{ row.access }}|{{ row.accessLevel }}|{{ tree.access }}", "public |public|"),
    Row("{{ row.modifiers | join:',' }} {{ row.isHidden }}", "public,final false"),
    Row("{{ row.attributes | join:';' }}", "@available(macOS 15, *)"),
    Row(
      "{% for a in row.writtenAttributes %}{{ a.name }}:{{ a.arguments }} {% endfor %}",
      "available:macOS 15, * Marked:1, \"x\" "),
    Row("{{ row.documentation | join:'' }} {{ row.line }} {{ row.file }}", "/// A row. 4 S.swift"),
    Row(
      "{% for g in row.generics %}{{ g }} {{ g.name }} {{ g.constraint }}{% endfor %}",
      "Element: Equatable Element Equatable"),
    Row("{{ row.whereClause }}", "where Element: Sendable"),
    Row(
      "{{ row.inherits | join:',' }} {{ row.conformances | join:',' }}",
      "Base,Named Base,Named,Codable"),
    Row(
      "{{ row.types | join:',' }} {{ row.types.first.parent }} {{ row.parent | default:'none' }}",
      "Row.Kind Row none"),
    Row("{% for a in row.aliases %}{{ a }}={{ a.type }}{% endfor %}", "ID=Int"),
    Row(
      "{% for a in more.associatedTypes %}{{ a }}:{{ a.inherits | join:',' }}{% endfor %}",
      "A:Equatable"),
    Row("{{ more.allMethods | join:',' }} {{ more.allProperties | join:',' }}", "more,rename name"),
    Row("{{ row.allProperties | join:',' }}", "name,ids,shared,later,computed,base"),
    // Properties.
    Row(
      "{% for p in row.properties where p.isStored and not p.isStatic %}{{ p }} {% endfor %}",
      "name ids later "),
    Row("{% for p in row.properties where p.isMutable %}{{ p }} {% endfor %}", "later computed "),
    Row(
      "{% for p in row.properties where p.isWrapped %}{{ p }}{{ p.initialValue }}{{ p.access }}{% endfor %}",
      "name\"a\"public "),
    Row(
      "{% for p in row.properties where p.isStatic or p.isConstant %}{{ p.plainName }} {% endfor %}",
      "ids shared "),
    Row(
      "{{ named.properties.0.isAsync }}{{ named.properties.0.isThrowing }}{{ named.properties.0.isStored }}",
      "truetruefalse"),
    // Types of properties.
    Row(
      "{{ ids }}|{{ ids.written }}|{{ ids.kind }}|{{ ids.isOptional }}",
      "[Row<Element>.ID: Set<Int>]?|[ID: Set<Int>]?|optional|true"),
    Row(
      "{{ ids.unwrapped.kind }} {{ ids.unwrapped.key }} {{ ids.unwrapped.value.name }}",
      "dictionary Row<Element>.ID Set"),
    Row(
      "{{ ids.unwrapped.value.arguments.0 }} {{ ids.isDictionary }} {{ ids.unwrapped.isDictionary }}",
      "Int false true"),
    // Methods.
    Row(
      "{% for m in row.methods %}{{ m.uniqueName }} {% endfor %}",
      "loadAtThen load change operator debug "),
    Row(
      "{{ load.signature }}",
      "(_ id: Row<Element>.ID, at date: Date, then: @escaping (Row<Element>.Kind) -> Void) async throws -> [Row<Element>.Kind]?"
    ),
    Row(
      "{{ load.callPrefix }}{{ load }}{{ load.arguments }}",
      "try await load(id, at: date, then: then)"),
    Row(
      "{{ load.isAsync }} {{ load.isThrowing }} {{ load.effects }} {{ load.result.unwrapped.element }}",
      "true true async throws Row<Element>.Kind"),
    Row(
      "{% for p in load.parameters %}{{ p.label | default:'_' }} {{ p.name }} {{ p.type.stored }} {{ p.defaultValue | default:'-' }};{% endfor %}",
      "_ id Row<Element>.ID -;at date Date .now;then then (Row<Element>.Kind) -> Void -;"),
    Row(
      "{{ load.parameters.2.type.isFunction }} {{ load.parameters.2.type.parameters.0.type }} {{ load.parameters.2.type.result.isVoid }}",
      "true Row<Element>.Kind true"),
    Row(
      "{{ change.signature }} {{ change.arguments }} {{ change.parameters.1.isVariadic }} {{ change.parameters.1.type.stored }}",
      "(_ kinds: inout [Row<Element>.Kind], _ p1: Int...) rethrows (&kinds, p1) true [Int]"),
    Row(
      "{{ row.initializers.0.signature }}{{ row.subscripts.0.signature }}{{ row.subscripts.0.isMutable }}",
      "(name: String)(_ index: Int) -> Elementtrue"),
    Row(
      "{% for m in row.methods where m.isInExtension %}{{ m.opening | join:'' }}{{ m }}{{ m.closing | join:'' }}{% endfor %}",
      "#if DEBUGdebug#endif"),
    Row(
      "{{ more.methods.0.isMutating }} {{ row.methods.3.isOperator }} {{ row.methods.3.isStatic }}",
      "true true true"),
    // Cases.
    Row(
      "{% for c in tree.cases %}{{ c.index }}{{ c }} {{ c.payload }} {{ c.pattern }};{% endfor %}",
      "0leaf (Int, label: String) let .leaf(v0, v1);1node Tree let .node(v0);2empty () .empty;"),
    Row(
      "{% for v in tree.cases.0.values %}{{ v.label | default:'_' }} {{ v.name }} {{ v.type }};{% endfor %}",
      "_ v0 Int;label label String;"),
    Row(
      "{% for c in row.types.0.cases %}{{ c.name }} {{ c.plainName }} {{ c.rawValue | default:'-' }};{% endfor %}",
      "small small \"s\";`default` default -;"),
    // Files and the target.
    Row(
      "{{ target.functions | join:'' }} {{ target.variables | join:'' }} {{ target.imports | join:'' }}",
      "top global import Foundation"),
    Row(
      "{{ target.classes | join:',' }} {{ target.protocols | join:',' }} {{ target }}",
      "Row,Base Named,More Test"),
    Row(
      "{% for e in target.extensions where e.name == 'Array' %}{{ e.inherits | join:'' }} {{ e.methods | join:'' }} {{ e.whereClause }}{% endfor %}",
      "Named sum where Element == Int"),
    Row(
      "{% for o in target.others %}{{ o.kind }} {{ o }} {{ o.declaration }}{% endfor %}",
      "operator ^^^ prefix operator ^^^"),
    // What the generator knows.
    Row(
      "{{ feature.reducer.state }} {{ feature.reducer.actions | join:',' }}",
      "Feature.State child,rows,tap"),
    Row(
      "{% for c in feature.reducer.children %}{{ c }} {{ c.type }} {{ c.declaration.kind }};{% endfor %}",
      "child Child struct;rows Child struct;"),
    Row(
      "{{ feature.reducer.action.enum.cases.0.payload }} {{ feature.enum | default:'none' }}",
      "Child.Action none"),
  ])
  func aTemplateSees(_ row: Row) {
    #expect(Self.printed(row.text) == row.expected)
  }

  /// Prints with names for the types and members of the source.
  private static func printed(_ text: String) -> String {
    let source = ParsedFile(SourceFile(path: "S.swift", text: Self.source))
    let index = TargetIndex([source])
    var resolver = CasePathsResolver(index: index)
    let parts = resolver.models().mapValues { [FileModel.Part.casePaths($0)] }
    let model = TemplateModel(index: index, module: "Test", files: [source], parts: parts)
    var values: [(String, TemplateValue)] = [("target", DeclaredTarget(model: model).object)]
    for type in index.types where type.parent == nil {
      values.append((SwiftName.lowerFirst(type.name), model.type(type)))
    }
    func member(_ list: String, _ number: Int, _ property: String? = nil) -> TemplateValue {
      guard case .object(let row) = values.first(where: { $0.0 == "row" })?.1,
        case .list(let items) = row[list], case .object(let item) = items[number]
      else { return .absent }
      return property.flatMap { item[$0] } ?? items[number]
    }
    values += [
      ("ids", member("properties", 1, "type")), ("load", member("methods", 0)),
      ("change", member("methods", 2)),
    ]
    return rendered(text, .dictionary(TemplateDictionary(values)))
  }

  /// Every property has a value, also of declarations that end in the middle.
  @Test func everyCutOfASourceHasAModel() {
    let bytes = Array(Self.source.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let file = SourceFile(path: "S.swift", bytes: Array(bytes[..<end]))
      let options = Pipeline.Options(module: "Test", builtIn: builtIn)
      #expect(Pipeline.model(of: nil, sources: [file], options: options).text != nil)
      let index = TargetIndex([ParsedFile(file)])
      let types = withExtendedLifetime(index) { index.types.map(\.extensionPath) }
      for type in types {
        #expect(Pipeline.model(of: type, sources: [file], options: options).text != nil)
      }
    }
  }

  @Test func theModelOfTheTargetNamesItsTypes() throws {
    let file = SourceFile(path: "S.swift", text: Self.source)
    let options = Pipeline.Options(module: "Test")
    let text = try #require(Pipeline.model(of: nil, sources: [file], options: options).text)
    #expect(text.contains(" left out.\ntarget: Test\n  module: Test\n"))
    #expect(text.contains("\n  enums:\n    - Row.Kind\n    - Tree\n    - Feature.Action\n"))
    for (name, other) in [("Rows", "Row"), ("Kind", "Row.Kind")] {
      let result = Pipeline.model(of: name, sources: [file], options: options)
      #expect(result.text == nil && result.others.first == other)
    }
    let type = try #require(Pipeline.model(of: "Feature", sources: [file], options: options).text)
    #expect(type.contains("\n    children:\n      - child\n"))
  }

  /// Every property of every kind of value is in the article, and has a value.
  @Test func theArticleNamesAllProperties() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let article = try String(
      contentsOf: root.appending(path: "Documentation/TemplateModel.md"), encoding: .utf8)
    for names in Self.properties {
      for name in names { #expect(article.contains("`\(name)`"), "\(name)") }
    }
  }

  private static var properties: [[String]] {
    func names<Subject: TemplateSubject>(_: Subject.Type) -> [String] {
      Subject.Property.allCases.map(\.rawValue)
    }
    return [
      names(DeclaredType.self), names(WrittenType.self), names(DeclaredProperty.self),
      names(DeclaredMethod.self), names(DeclaredParameter.self), names(DeclaredCase.self),
      names(ValueField.self), names(DeclaredName.self), names(DeclaredExtension.self),
      names(DeclaredFile.self), names(DeclaredTarget.self), names(DeclaredReducer.self),
      names(ChildReducer.self), names(WrittenAttribute.self), names(GenericParameter.self),
    ]
  }
}
