import ReducerGenCore

/// Reports API that has no counterpart here, and API that the libraries themselves have replaced.
struct OldAPIRules {
  let facts: ModuleFacts

  func apply(to file: MigratedFile) {
    let tokens = file.tokens
    for index in tokens.indices where tokens[index].kind == .identifier {
      let context = TokenContext(tokens, index)
      let name = file.text(tokens[index])
      guard let rule = OldName.all[name], !facts.types.contains(name), rule.matches(context, file)
      else { continue }
      file.report(rule.diagnostic(name, at: file.parsed.place(tokens[index].range)))
    }
  }

  /// Files that keep a library which is built on the replaced ones.
  func reportForeignModules(in file: MigratedFile) {
    for declaration in file.parsed.syntax.declarations where declaration.kind == .import {
      let module = file.text(declaration.name)
      if ReplacedModules.builtOnThem.contains(module) {
        file.report(.foreignModule(module, at: file.parsed.place(declaration.name)))
      }
    }
  }
}

/// A name that is reported, and where.
private struct OldName {
  enum Place {
    /// A type, a function or a wrapper: not behind a period.
    case global
    /// A member: behind a period.
    case member
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
    case .member: return isMember
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
    add(.global, ["CasePath"]) { _, place in .casePathType(at: place) }
    add(.global, ["XCTExpectFailure"]) { _, place in .xctExpectFailure(at: place) }
    add(.global, ["NavigationStackController"]) { .uiKitBinding($0, at: $1) }
    return names
  }()

  private static let oldViews = [
    "ForEachStore", "IfLetStore", "NavigationStackStore", "NavigationLinkStore", "SwitchStore",
    "CaseLet", "ViewStore", "ViewStoreOf", "WithViewStore",
  ]
}
