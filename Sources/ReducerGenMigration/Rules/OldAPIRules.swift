import ReducerGenCore

/// Reports API that has no counterpart here, and API that the libraries themselves have replaced.
struct OldAPIRules {
  let facts: ModuleFacts

  func apply(to file: MigratedFile) {
    let tokens = file.tokens
    for index in file.watched.places(of: OldName.all.keys) {
      let context = TokenContext(tokens, index)
      let name = file.text(tokens[index])
      guard let rule = OldName.all[name], !facts.types.contains(name), rule.matches(context, file)
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
      guard isMacro, !facts.types.contains(file.text(name)), !file.edits.covers(name.range),
        !file.findings.contains(where: { $0.place.range == name.range })
      else { continue }
      file.report(.localType(file.text(name), at: file.parsed.place(name.range)))
    }
  }

  /// `store.scope(state: { $0.a }, action: Action.a)`, `store.withState { }`, and the publishers of
  /// stores and shared values.
  func reportMembers(in file: MigratedFile) {
    let tokens = file.tokens
    for index in file.watched.places(of: Self.members) {
      let context = TokenContext(tokens, index)
      guard context.previous?.kind == .period else { continue }
      let place = file.parsed.place(tokens[index].range)
      switch file.text(tokens[index]) {
      case "publisher" where isShared(context.previous(2), file):
        file.report(.sharedPublisher(at: place))
      case "scope" where hasFunctions(context, file): file.report(.scopeFunctions(at: place))
      case "withState" where context.previous(2).map(file.text) == "store":
        file.report(.withState(at: place))
      default: break
      }
    }
  }

  static let members = ["publisher", "scope", "withState"]

  private func isShared(_ token: Token?, _ file: MigratedFile) -> Bool {
    guard let token else { return false }
    return token.kind == .dollarIdentifier || file.text(token) == "store"
  }

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
    /// A type, a function or a wrapper: not behind a period.
    case global
    /// A function of XCTest, in a file that does not import it.
    case withoutXCTest
    /// A case or a function that is called: `.fireAndForget {`.
    case call
  }

  var place: Place
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
    add(.global, ["NavigationStackController"]) { .uiKitBinding($0, at: $1) }
    return names
  }()

  private static let oldViews = [
    "ForEachStore", "IfLetStore", "NavigationStackStore", "NavigationLinkStore", "SwitchStore",
    "CaseLet", "ViewStore", "ViewStoreOf", "WithViewStore",
  ]
}
