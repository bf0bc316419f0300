import GeneratedSupport

/// Runs the body as a program does, or a preview, with default values of its own.
func run<Result>(
  as context: DependencyContext, _ body: () throws -> Result
) rethrows -> Result {
  try withDependencies {
    $0 = DependencyValues()
    $0.context = context
  } operation: {
    try body()
  }
}
