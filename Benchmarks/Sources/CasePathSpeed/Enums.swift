import GeneratedSupport

enum Action {
  case onAppear
  case incrementTapped, decrementTapped
  case timerTick
  case textChanged(String)
  case itemTapped(id: Int)
  case failed(code: Int, message: String)
  case items([Int])
  case child(Child)
}

enum Child {
  case a
  case b(Int)
}

enum Loadable<Content> {
  case idle
  case loaded(Content)
}
