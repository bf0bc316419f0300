import ReducerGenCore

@main
struct ReducerGen {
  static func main() {}
}
