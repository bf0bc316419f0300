import Foundation

@main
struct ReducerGenMigrate {
  static func main() {
    exit(MigrateTool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
