public import GeneratedSupport

indirect enum Chain: CasePathable {
  case end(Int), list([Int])
  case link(Chain)
  case own(Self)
}

public enum Screen: CasePathable {
  /// The tabs.
  case tab(Tab)
  case labelled(value: Tab)
  case alias(Other)
  @available(*, deprecated)
  case old(Tab)
  #if os(Linux) || os(macOS)
    case conditional(Tab)
  #else
    case conditional(Never)
  #endif
  case several(Tab, Int)
  case optional(Tab?)
  case result(Result<Tab, Failure>)
  case `default`(Settings.Mode)
  // reducergen: ignore
  case left(Alone)
}

/// Nothing leads on to its cases.
public enum Alone: CasePathable { case only }

public enum Tab: CasePathable, Equatable { case home, count(Int) }
public typealias Other = Tab
public struct Failure: Error { public init() {} }

public enum Settings {
  package enum Package: CasePathable { case mode(Mode) }
  public enum Mode: CasePathable { case light(Int), dark }
}

// A path through these is looked up at run time: what they are depends, or has no case paths here.
#if !NEVER
  enum Conditional: CasePathable { case a(Int) }
#endif
enum Extended { case a(Int) }
#if !NEVER
  extension Extended: CasePathable {}
#endif
// reducergen: ignore
enum Ignored { case a(Int) }
enum Plain { case a(Int) }
enum Doubtful: CasePathable {
  case conditional(Conditional)
  case extended(Extended)
  case ignored(Ignored)
  case plain(Plain)
}

enum Loadable<Content>: CasePathable {
  case idle
  case loaded(Content)
  case mode(Settings.Mode)
  case again(Box<Content>)
  enum Box<Held>: CasePathable { case empty, full(Held) }
}

enum Shadow<Tab>: CasePathable { case tab(Tab) }

struct Feature: Reducer {
  struct State {}
  enum Action { case child(Child.Action) }
  struct Child: Reducer {
    struct State {}
    enum Action { case saved(Int), delegate(Delegate) }
    enum Delegate: CasePathable { case done }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
  }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
