import ReducerGenMigration

@main
struct ReducerGenMigrate {
  static func main() {}
}
