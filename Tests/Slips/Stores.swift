// MARK: aPropertyOfAStore
@MainActor func aPropertyOfAStore(store: StoreOf<Counter>) {
  print(store.cuont)  // slip: cuont
}

// MARK: anActionToAStore
@MainActor func anActionToAStore(store: StoreOf<Counter>) {
  store.send(.incrementTaped)  // slip: incrementTaped
}

// MARK: theStateOfAChildStore
@MainActor func theStateOfAChildStore(store: StoreOf<App>) {
  _ = store.scope(\.conter, action: \.counter)  // slip: conter
}

// MARK: theActionOfAChildStore
@MainActor func theActionOfAChildStore(store: StoreOf<App>) {
  _ = store.scope(\.counter, action: \.conter)  // slip: conter
}

// MARK: theStateOfChildStores
@MainActor func theStateOfChildStores(store: StoreOf<App>) {
  for row in store.scope(\.rowz, action: \.rows) { print(row.isDone) }  // slip: rowz
}

// MARK: aPropertyThatIsSet
@MainActor func aPropertyThatIsSet(store: StoreOf<Counter>) {
  store.count = 2  // slip: BindableAction
}

// MARK: aBindingThatIsMisspelt
@MainActor func aBindingThatIsMisspelt(store: StoreOf<Form>) {
  store.nmae = "Blob"  // slip: nmae
}

// MARK: theReducerOfAStore
@MainActor func theReducerOfAStore() {
  _ = Store(initialState: Counter.State()) { Conter() }  // slip: Conter
}

// MARK: theStateOfAStore
@MainActor func theStateOfAStore() {
  _ = Store(initialState: Counter.State(cuont: 1)) { Counter() }  // slip: cuont
}

// MARK: theDependencyOfAStore
@MainActor func theDependencyOfAStore() {
  _ = Store(initialState: Counter.State()) {
    Counter()
  } withDependencies: {
    $0.serchClient.search = { _ in [] }  // slip: serchClient
  }
}
