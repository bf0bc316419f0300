import ReducerGenSyntax

/// A name that is reported, and where.
struct OldName {
  enum Place {
    /// A type, a function or a wrapper: not after a period.
    case global
    /// A function of XCTest, in a file that does not import it.
    case withoutXCTest
    /// A case or a function that is called: `.fireAndForget {`.
    case call
    /// A function that is called without arguments.
    case callWithoutArguments
  }

  var place: Place
  /// What the sources declare if the name is one of theirs.
  var kind: DeclaredNames.Kind { place == .callWithoutArguments ? .value : .type }
  var diagnostic: @Sendable (String, SourcePlace) -> Diagnostic

  init(_ place: Place, _ diagnostic: @escaping @Sendable (String, SourcePlace) -> Diagnostic) {
    self.place = place
    self.diagnostic = diagnostic
  }

  func diagnostic(_ name: String, at place: SourcePlace) -> Diagnostic { diagnostic(name, place) }

  func matches(_ name: TokenCursor, _ file: MigratedFile) -> Bool {
    let isMember = name.previous?.kind == .period
    switch place {
    case .global:
      return !isMember && name.previous?.keyword != .import && name.next?.kind != .colon
    case .withoutXCTest: return !isMember && !file.importsXCTest
    case .call: return isMember && [.leftParen, .leftBrace].contains(name.next?.kind)
    case .callWithoutArguments:
      return !isMember && name.previous?.keyword != .func
        && name.next?.kind == .leftParen && name.next(2)?.kind == .rightParen
    }
  }

  static let all: [String: OldName] = {
    var names: [String: OldName] = [:]
    func add(
      _ place: Place, _ list: [String],
      _ diagnostic: @escaping @Sendable (String, SourcePlace) -> Diagnostic
    ) {
      for name in list { names[name] = OldName(place, diagnostic) }
    }
    add(.global, oldViews) { .oldViewAPI($0, at: $1) }
    add(.global, ["TaskResult"]) { _, place in .taskResult(at: place) }
    add(.global, ["BindingState", "BindingViewStore", "BindingViewState"]) {
      .bindingState($0, at: $1)
    }
    add(.global, ["EffectTask", "EffectPublisher", "AnyReducer"]) { .oldEffect($0, at: $1) }
    add(.call, ["eraseToEffect", "catchToEffect", "fireAndForget"]) { .oldEffect($0, at: $1) }
    add(.global, ["UIScheduler"]) { _, place in .uiScheduler(at: place) }
    add(.global, ["uncheckedUseMainSerialExecutor"]) { _, place in .serialExecutor(at: place) }
    add(.call, ["megaYield"]) { _, place in .megaYield(at: place) }
    add(.global, ["CasePath"]) { _, place in .casePathType(at: place) }
    add(.global, ["XCTExpectFailure"]) { _, place in .xctExpectFailure(at: place) }
    add(.withoutXCTest, ["XCTFail"]) { _, place in .xctFail(at: place) }
    add(.global, ["StorePublisher"]) { _, place in .sharedPublisher(at: place) }
    add(.global, ["PersistenceKey", "PersistenceReaderKey"]) { .persistenceKey($0, at: $1) }
    add(.global, ["PerceptionRegistrar"]) { _, place in .perceptionRegistrar(at: place) }
    add(.global, ["WithPerceptionTracking"]) { _, place in .perceptionTracking(at: place) }
    add(.global, ["ActorIsolated"]) { _, place in .actorIsolated(at: place) }
    add(.callWithoutArguments, ["unimplemented"]) { _, place in .unimplementedValue(at: place) }
    add(.global, ["NavigationStackController"]) { .uiKitBinding($0, at: $1) }
    return names
  }()

  private static let oldViews = [
    "ForEachStore", "IfLetStore", "NavigationStackStore", "NavigationLinkStore", "SwitchStore",
    "CaseLet", "ViewStore", "ViewStoreOf", "WithViewStore",
  ]
}
