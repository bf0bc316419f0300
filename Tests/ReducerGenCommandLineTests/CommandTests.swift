import Testing

private let stdoutWrites = """
  '--stdout' cannot be combined with '--output', '--check' or '--checked-in'
  """

/// Wrong arguments of the commands of `reducergen`.
@Suite struct CommandTests {
  @Test(
    arguments: [
      (["model"], "'model' needs at least one FILE"),
      (["model", "--tpye", "A"], "'model' has no option '--tpye'; did you mean '--type'?"),
      (["dump"], "'dump' needs at least one FILE, or '-'"),
      (["dump", "--all", "x"], "'dump' has no option '--all'"),
      (["generate", "x"], "'generate' needs '--output DIR' or '--stdout FILE'"),
      (["generate", "--output", "", "x"], "'generate' needs '--output DIR' or '--stdout FILE'"),
      (["generate", "--output", "o"], "'generate' needs at least one FILE"),
      (["generate", "--stdout"], "'--stdout' needs a value"),
      (["generate", "--stdout", "a", "--output", "o"], stdoutWrites),
      (["generate", "--stdout", "a", "--check"], stdoutWrites),
      (["generate", "--stdout", "a", "--checked-in"], stdoutWrites),
      (["generate", "--output"], "'--output' needs a value"),
      (["generate", "--root"], "'--root' needs a value"),
      (["generate", "--module"], "'--module' needs a value"),
      (["generate", "--templates"], "'--templates' needs a value"),
      (
        ["generate", "--output", "o", "-"],
        "'generate' reads files, not standard input ('-')"
      ),
      (
        ["generate", "--ouput", "o"], "'generate' has no option '--ouput'; did you mean '--output'?"
      ),
      (
        ["generate", "--allow", "child-runs-twice,unknown-cas"],
        "there is no check 'unknown-cas'; did you mean 'unknown-case'?"
      ),
      (["generate", "--allow"], "'--allow' needs a value"),
      (["generate", "--chekc"], "'generate' has no option '--chekc'; did you mean '--check'?"),
      (["generate", "--frobnicate"], "'generate' has no option '--frobnicate'"),
    ] as [([String], String)])
  func wrongUsageIsExplained(arguments: [String], message: String) throws {
    let outcome = try Executable.run(arguments)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "error: \(message)\nrun 'reducergen \(arguments[0]) --help' for the options\n")
  }
}
