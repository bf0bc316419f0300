import GeneratedSupport

// Enums as users write them; the plugin generates the rest.

protocol Speaker { var words: String { get } }
struct Dog: Speaker { var words = "woof" }
final class Reference { var count = 0 }

struct Feature {
  struct Child {
    enum Action: CasePathable, Equatable {
      case saved(Int), tapped, failed(code: Int, message: String)
    }
  }
  /// Has no cases, like the action of a feature that only shows something.
  enum Empty: CasePathable {}
  enum Action: CasePathable {
    case onAppear
    case count(Int)
    case one(label: Int)
    case failed(code: Int, message: String)
    case child(Child.Action)
    case maybe(Child.Action?)
    case selected(Int?)
    case spoke(any Speaker)
    case threw(any Error)
    case run(@Sendable () -> Int)
    case plain(() -> Int)
    case pair((Int, (String, Bool)))
    case unit(Void)
    case anything(Any)
    case hashable(AnyHashable)
    case meta(Int.Type)
    case reference(Reference)
    case items([Int])
    case nothing(Never)
    case empty(Empty)
    case result(Result<Int, Failure>)
    indirect case again(Action)
  }
  struct Failure: Error, Equatable {}
}

/// Names that mean something else where case paths are used.
enum Names: CasePathable, Equatable {
  case `default`, `init`, `is`, modify, `case`, allCasePaths, some, none, `self`, `Type`
  case extract, embed, map, first, count
  case `a raw name`
}

/// A payload whose cases are named like members of the runtime's types.
enum Holder: CasePathable, Equatable { case names(Names) }

/// Says the conformance itself, and is public.
public enum Screen: CasePathable, CasePathIterable, Equatable {
  case home
  case settings(isOn: Bool)
}

/// Parameters with the names of the runtime's own.
enum Loadable<Element, Value>: CasePathable { case idle, loaded(Element), both(Element, Value) }

struct Parent<Root> {
  enum Action: CasePathable {
    case a(Root)
    case b(Case)
    struct Case: Equatable {}
  }
}

enum Conditional: CasePathable, Equatable {
  case first
  #if NOT_DEFINED
    case second(Missing)
  #else
    case third(String), fourth
  #endif
  case last(Int, y: Bool)
}

@dynamicMemberLookup
enum Marked: CasePathable, Equatable { case number(Int), nothing }

enum State: CaseMemberLookup, Equatable { case loading, ready(Int) }

enum Aging: CasePathable, Equatable {
  case new
  @available(*, deprecated, message: "say new") case old(Int)
}
