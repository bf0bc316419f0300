import GeneratedSupport

/// A feature with the name that case paths have for their enum.
public struct Root {
  struct Child {
    enum Action: CasePathable { case saved(Root.Child), done }
  }

  enum Action: CasePathable {
    case child(Child.Action)
    case state(Root)
    case pair(Root, Root: Int)
  }
}

struct Tree<Root> {
  enum Action: CasePathable {
    case root(Root)
    case roots([Root], by: [String: Holder.Root])
    case next(Loadable<Root>)
  }
}

struct Holder { struct Root {} }

enum Place: CasePathable { case Root, leaf(Int) }

func checkRootNames() {
  precondition(Root.Action.child(.done).is(\.child.done))
  precondition(Root.Action.pair(Root(), Root: 1)[case: \.pair]?.Root == 1)
  precondition(Tree<Int>.Action.root(1)[case: \.root] == 1)
  precondition(Tree<Int>.Action.next(.loaded(2))[case: \.next.loaded] == 2)
  let path: PartialCaseKeyPath<Place> = \.leaf
  precondition(path(3)?.is(\.leaf) == true && Place.Root.case == \.Root)
}
