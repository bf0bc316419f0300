import Foundation
import ReducerGenCommandLine
import Testing

@testable import ReducerGenCoverage

@Suite struct CoverageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "coverage \(UUID())")
  private let source = """
    import GeneratedSupport

    struct Login: Reducer {
      struct State {}
      enum Action {
        case tapped
        case response(Int), `default`
        case delegate(Delegate)

        enum Delegate: CasePathable { case done }
      }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    extension Login {
      enum Path: CaseReducer {
        case login(Login), other(Login), alert(AlertState<Never>)
        // reducergen: ignore
        case note(String)
      }
    }

    enum Other: CasePathable { case a }

    """

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(source, "Login.swift")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private typealias Result = (code: Int32, output: String, errors: String)

  private func run(_ options: String..., lines: [String]? = []) throws -> Result {
    if let lines { try write(lines.map { $0 + "\n" }.joined(), "actions-1.txt") }
    let file = folder.appending(path: "Login.swift").path
    let result = run(options + ["--module", "App", file], traces: folder.path)
    let home = folder.path + "/"
    return (
      result.code, result.output.replacing(home, with: ""), result.errors.replacing(home, with: "")
    )
  }

  /// - Parameter traces: The value of the variable.
  private func run(_ options: [String], traces: String? = nil) -> Result {
    var (output, errors) = ("", "")
    let console = Console(
      write: { bytes throws(FileError) in output += String(decoding: bytes, as: UTF8.self) },
      report: { errors += $0 }, variable: { $0 == "REDUCERGEN_TRACES" ? traces : nil })
    let tool = Tool(name: "workshop", about: "", commands: [CoverageCommand.self])
    return (tool.run(["coverage"] + options, console).rawValue, output, errors)
  }

  @Test func casesThatNoTestUsesAreNamed() throws {
    let lines = [
      "App\tLogin.Action\ttapped", "App\tLogin.Action\tdefault", "Other\tLogin.Action\tresponse",
      "App\tLogin.Path.Action\tlogin",
    ]
    let result = try run(lines: lines)
    #expect(result.code == 0 && result.errors == "")
    #expect(
      result.output == """
        App, Login.Action: 2 of 4 cases
          Login.swift:7: no test sends or receives 'response'
          Login.swift:8: no test sends or receives 'delegate'

        App, Login.Action.Delegate: 0 of 1 cases
          Login.swift:10: no test sends or receives 'done'

        App, Login.Path.Action: 1 of 2 cases
          Login.swift:17: no test sends or receives 'other'

        3 of 7 cases are covered: 42 %

        """)
  }

  /// Tests record names without back-ticks.
  @Test func escapedTypesAreCovered() throws {
    try write(
      """
      import GeneratedSupport
      struct `Login`: Reducer { enum Action { case `default` } }
      """, "Login.swift")
    let result = try run(lines: ["App\tLogin.Action\tdefault"])
    #expect(result.output == "1 of 1 cases are covered: 100 %\n")
  }

  @Test func aMinimumCanBeDemanded() throws {
    let lines = ["App\tLogin.Action\ttapped"]
    #expect(try run("--minimum", "14", lines: lines).code == 0)
    let result = try run("--minimum", "15", lines: lines)
    #expect(result.code == 1)
    #expect(result.errors == "error: 14 % of the cases are covered, and not 15 %\n")
  }

  @Test func json() throws {
    let result = try run("--json", lines: ["App\tLogin.Action\ttapped"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["covered"] as? Int == 1 && object?["total"] as? Int == 7)
    let actions = try #require(object?["actions"] as? [[String: Any]])
    #expect(
      actions.map { $0["type"] as? String }
        == ["Login.Action", "Login.Action.Delegate", "Login.Path.Action"])
    let cases = try #require(actions[0]["cases"] as? [[String: Any]])
    #expect(cases[0]["name"] as? String == "tapped" && cases[0]["isCovered"] as? Bool == true)
    #expect(cases[1]["line"] as? Int == 7)
  }

  @Test func wrongUsage() throws {
    for (options, message) in [
      (["--minimum", "many"], "'--minimum' needs a number from 0 to 100, and not 'many'"),
      (["--minimum"], "'--minimum' needs a value"),
      (["--fast"], "'coverage' has no option '--fast'"),
      (["a.swift"], "'a.swift' comes before '--module NAME'"),
      ([], "name the folder of the traces with '--traces' or REDUCERGEN_TRACES"),
    ] {
      let result = run(options)
      #expect(result.code == 2)
      #expect(
        result.errors
          == "error: \(message)\nrun 'workshop coverage --help' for the options\n")
    }
  }

  @Test func filesThatAreMissing() throws {
    let missing = run(["--traces=/nowhere"], traces: folder.path)
    #expect(missing.code == 3)
    let advice = "run the tests first: REDUCERGEN_TRACES=/nowhere swift test"
    #expect(missing.errors == "error: /nowhere: No such file or directory; \(advice)\n")
    let empty = try run(lines: nil)
    #expect(empty.code == 3)
    #expect(
      empty.errors.contains(
        "no test has written its actions there; run the tests first: REDUCERGEN_"))
    try write("App\tLogin.Action\ttapped\n", "actions-1.txt")
    let source = run(["--traces", folder.path, "--module", "App", "/nowhere.swift"])
    #expect(source.code == 3)
    #expect(source.errors == "error: /nowhere.swift: No such file or directory\n")
  }
}
