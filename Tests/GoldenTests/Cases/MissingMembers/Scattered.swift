extension Scattered {
  struct State { var name: String }
  typealias Action = Int
}

extension Blank.State {
  var title: String { "" }
}
