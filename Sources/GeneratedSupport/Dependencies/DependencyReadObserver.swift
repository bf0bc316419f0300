/// Is told of the dependencies that the code reads in whose dependencies it is. A trace records them.
protocol DependencyReadObserver: AnyObject, Sendable {
  func dependencyWasRead<Key: TestDependencyKey>(_ key: Key.Type, at site: CallSite)
}

enum ReadObserverKey: DependencyKey {
  static var liveValue: (any DependencyReadObserver)? { nil }
  static var testValue: (any DependencyReadObserver)? { nil }
}
