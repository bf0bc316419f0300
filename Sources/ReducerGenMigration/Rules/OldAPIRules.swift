import ReducerGenIndex
import ReducerGenSyntax

/// Reports API that has no counterpart here, and API that the libraries themselves have replaced.
struct OldAPIRules {
  let facts: ModuleFacts

  func apply(to file: MigratedFile) {
    let tokens = file.tokens
    for index in file.watched.places(of: OldName.all.keys) {
      let context = TokenContext(tokens, index)
      let name = file.text(tokens[index])
      guard let rule = OldName.all[name], rule.matches(context, file),
        !facts.names.contains(name, rule.kind, at: context.token.start, in: file)
      else { continue }
      file.report(rule.diagnostic(name, at: file.parsed.place(tokens[index].range)))
    }
  }

  /// Attributes that no rule has removed are on types inside of functions.
  func reportLocalTypes(in file: MigratedFile) {
    let tokens = file.tokens
    for index in tokens.indices.dropLast() where tokens[index].kind == .at {
      let name = tokens[index + 1]
      let isMacro = ["CasePathable", "DependencyClient", "ObservableState", "Reducer"]
        .contains(file.text(name))
      guard isMacro, !file.edits.covers(name.range),
        !facts.names.contains(file.text(name), .attribute, at: name.start, in: file),
        !file.findings.contains(where: { $0.place.range == name.range })
      else { continue }
      file.report(.localType(file.text(name), at: file.parsed.place(name.range)))
    }
  }

  /// `store.scope(state: { $0.a }, action: Action.a)`, `store.withState { }`, `alert(store: store)`,
  /// and the publishers of stores and shared values.
  func reportMembers(in file: MigratedFile) {
    for index in file.watched.places(of: Self.members) {
      let context = TokenContext(file.tokens, index)
      if context.previous?.kind == .period, let finding = finding(context, file) {
        file.report(finding)
      }
    }
  }

  private func finding(_ context: TokenContext, _ file: MigratedFile) -> Diagnostic? {
    let place = file.parsed.place(context.token.range)
    let isStore = facts.stores.contain(before: context.index - 1, in: file)
    switch file.text(context.token) {
    case "publisher":
      let isShared = context.previous(2)?.kind == .dollarIdentifier
      return isShared || isStore ? .sharedPublisher(at: place) : nil
    case "scope": return hasFunctions(context, file) ? .scopeFunctions(at: place) : nil
    case "withState": return isStore ? .withState(at: place) : nil
    case let name:
      let label = (1...3).compactMap(context.next).map(file.text)
      return label == ["(", "store", ":"] ? .oldViewAPI("\(name)(store:)", at: place) : nil
    }
  }

  static let members = ["publisher", "scope", "withState"] + viewModifiers

  private static let viewModifiers = [
    "actionSheet", "alert", "confirmationDialog", "fullScreenCover", "legacyAlert",
    "navigationDestination", "popover", "sheet",
  ]

  private func hasFunctions(_ context: TokenContext, _ file: MigratedFile) -> Bool {
    guard context.next?.kind == .leftParen, context.next(2).map(file.text) == "state",
      let close = context.close(of: context.index + 1)
    else { return false }
    if context.next(4)?.kind == .leftBrace { return true }
    let arguments = (context.index + 2)..<close
    let label = arguments.first {
      file.text(context[$0]) == "action" && context[$0 + 1].kind == .colon
    }
    guard let value = label.map({ context[$0 + 2] }) else { return false }
    return value.kind == .leftBrace || value.kind == .period || value.kind == .identifier
  }

  /// Files that keep a library which is built on the replaced ones.
  func reportForeignModules(in file: MigratedFile) {
    for declaration in file.parsed.syntax.declarations where declaration.kind == .import {
      let module = file.text(declaration.name)
      if file.replaced.builtOnThem.contains(module) {
        file.report(.foreignModule(module, at: file.parsed.place(declaration.name)))
      }
    }
  }
}

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

  func matches(_ context: TokenContext, _ file: MigratedFile) -> Bool {
    let isMember = context.previous?.kind == .period
    switch place {
    case .global:
      return !isMember && context.previous?.keyword != .import && context.next?.kind != .colon
    case .withoutXCTest: return !isMember && !file.importsXCTest
    case .call: return isMember && [.leftParen, .leftBrace].contains(context.next?.kind)
    case .callWithoutArguments:
      return !isMember && context.previous?.keyword != .func
        && context.next?.kind == .leftParen && context.next(2)?.kind == .rightParen
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
