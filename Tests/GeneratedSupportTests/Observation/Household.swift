import GeneratedSupport

/// A feature with each kind of child.
struct Household: Reducer {
  struct State {
    var name = "Blob"
    var note = ""
    /// Cannot be compared.
    var draft = Draft()
    var drafts = [Draft()]
    var person = Person.State()
    var guest: Person.State?
    var people: IdentifiedArrayOf<Person.State> = []

    var title: String { "\(name)'s house" }

    struct Draft { var text = "" }
  }
  enum Action {
    case changed((inout State) -> Void)
    case changedTwice((inout State) -> Void, (inout State) -> Void)
    case person(Person.Action)
    case guest(Person.Action)
    case people(IdentifiedActionOf<Person>)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.person, action: \.person) { Person() }
    Reduce { state, action in
      switch action {
      case .changed(let change):
        change(&state)
      case .changedTwice(let change, let next):
        change(&state)
        return .send(.changed(next))
      case .person, .guest, .people:
        break
      }
      return .none
    }
    .ifLet(\.guest, action: \.guest) { Person() }
    .forEach(\.people, action: \.people) { Person() }
  }

  @MainActor static func store(_ state: State = State()) -> StoreOf<Household> {
    Store(initialState: state) { Household() }
  }
}

struct Person: Reducer {
  struct State: Identifiable, Equatable {
    var id = 0
    var age = 0
    var name = ""
    var pet = Pet.State()
  }
  enum Action {
    case birthday
    case renamed(String)
    case pet(Pet.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.pet, action: \.pet) { Pet() }
    Reduce { state, action in
      switch action {
      case .birthday: state.age += 1
      case .renamed(let name): state.name = name
      case .pet: break
      }
      return .none
    }
  }
}

struct Pet: Reducer {
  struct State: Equatable {
    var name = ""
    var meals = 0
  }
  enum Action { case fed }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.meals += 1
      return .none
    }
  }
}
