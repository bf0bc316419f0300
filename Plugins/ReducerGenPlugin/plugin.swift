import PackagePlugin

@main
struct ReducerGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] { [] }
}
