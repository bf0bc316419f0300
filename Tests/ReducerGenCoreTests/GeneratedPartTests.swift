import ReducerGenCore
import ReducerGenIndex
import ReducerGenSyntax
import Testing

/// What a run says about the code that it has generated.
@Suite struct GeneratedPartTests {
  private let source = #"""
    import GeneratedSupport
    struct Login: Reducer {
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case `default`, path(Path.Action)
      }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    extension Login {
      enum Path: CaseReducer { case login(Login), alert(AlertState<Never>) }
    }
    struct `Client`: DependencyClient {
      var find: @Sendable () -> Void
      let limit = 1
    }
    protocol Player: DependencyInterface { func play() }
    // reducergen: template names
    struct Row {}
    struct Empty: Reducer { enum Action { case a } }

    """#

  private let templates = [
    SourceFile(path: "names.stencil", text: "{# reducergen: for type #}// {{ type.name }}"),
    SourceFile(path: "files.stencil", text: "{# reducergen: for file #}// file"),
  ]

  private func parts() -> [GeneratedPart] {
    let file = SourceFile(path: "a.swift", text: source)
    let options = Pipeline.Options(module: "Test", templates: templates)
    return Pipeline.generate(sources: [file], options: options).parts
  }

  @Test func eachPartNamesItsDeclarationAndItsPlace() {
    var lines: [String] = []
    for part in parts() {
      let line = LineTable(part.place.file).position(of: part.place.range.start).line
      lines.append("\(line): \(part.title)")
    }
    #expect(
      lines == [
        "3: case paths of Login.Action",
        "3: the binding of Login.Action",
        "10: the case reducer Login.Path",
        "10: case paths of Login.Path.State",
        "10: case paths of Login.Path.Action",
        "12: the client `Client`",
        "16: the client of the protocol Player",
        "16: the client PlayerClient.Endpoints",
        "18: the text of the template names for Row",
        "19: missing members of Empty",
        "19: case paths of Empty.Action",
        "1: the text of the template files",
      ])
  }

  /// Also of an enum that generated code declares, the cases are those of the source.
  @Test func casePathsNameTheirCases() {
    var cases: [String: [String]] = [:]
    for part in parts() {
      guard case .casePaths(let found) = part.kind else { continue }
      #expect(found.allSatisfy { $0.place.file.path == "a.swift" })
      cases[part.path] = found.map(\.name)
    }
    #expect(
      cases == [
        "Login.Action": ["binding", "default", "path"],
        "Login.Path.State": ["login", "alert"], "Login.Path.Action": ["login"],
        "Empty.Action": ["a"],
      ])
  }

  @Test func clientsNameTheirKeyAndTheirEndpoints() {
    var clients: [String] = []
    for part in parts() {
      switch part.kind {
      case .client(let client), .clientOfProtocol(let client):
        clients.append(
          "\(part.path), \(client.name): \(client.key ?? "none"), \(client.endpoints)")
      default: break
      }
    }
    #expect(
      clients == [
        #"`Client`, `Client`: client, ["find"]"#, #"Player, PlayerClient: player, ["play"]"#,
      ])
  }

  /// Tools show a target also if no file asks for generated code.
  @Test func aPlanHasTheTypesOfAllFiles() {
    let file = SourceFile(path: "a.swift", text: "struct Row {}")
    let plan = Pipeline.plan(sources: [file], options: Pipeline.Options(module: "Test"))
    #expect(plan.index.types.map(\.name) == ["Row"] && plan.files.count == 1)
    #expect(plan.parts.isEmpty)
  }

  @Test func aPlanHasTheTypesOfGeneratedCode() {
    let file = SourceFile(path: "a.swift", text: source)
    let plan = Pipeline.plan(sources: [file], options: Pipeline.Options(module: "Test"))
    #expect(plan.index.type(at: ["Login", "Path", "Action"])?.isGenerated == true)
    #expect(plan.parts.count == 10)
  }
}
