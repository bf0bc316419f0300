import GeneratedSupport

enum Action: CasePathable {
  case onAppear
  case incrementTapped, decrementTapped
  case timerTick
  case textChanged(String)
  case itemTapped(id: Int)
  case failed(code: Int, message: String)
  case items([Int])
  case child(Child)
}

enum Child: CasePathable {
  case a
  case b(Int)
}

enum Loadable<Content>: CasePathable {
  case idle
  case loaded(Content)
}
