public import GeneratedSupport

public struct Page {
  public struct Item { public init() {} }
  struct Secret {}
}

public extension Page {
  enum Event: CasePathable { case item(Item) }
  internal enum Quiet: CasePathable { case secret(Secret) }
}

extension Page {
  public enum Loud: CasePathable { case item(Item) }
  enum Soft: CasePathable { case secret(Secret) }
  package enum Shared: CasePathable { case item(Page.Item) }
}

public extension Page.Event {
  enum Deep: CasePathable { case a }
}

open class Model {
  open class Part {
    public enum Event: CasePathable { case model(Model), part(Part) }
  }
}

package struct Crate {
  public struct Box {
    public enum Lid: CasePathable { case box(Box) }
  }
}

extension Screen {
  public enum Mode: CasePathable { case a(Tab) }
}

@frozen public enum Frozen: CasePathable { case a(Int) }
@usableFromInline enum Inlinable: CasePathable { case a(Int) }

func checkExtensionAccess() {
  precondition(Page.Event.item(.init()).is(\.item) && Page.Quiet.secret(.init()).is(\.secret))
  precondition(Page.Loud.item(.init()).is(\.item) && Page.Soft.secret(.init()).is(\.secret))
  precondition(Page.Shared.item(.init()).is(\.item) && Page.Event.Deep.a.is(\.a))
  precondition(Model.Part.Event.model(Model()).is(\.model))
  precondition(Crate.Box.Lid.box(.init()).is(\.box) && Screen.Mode.a(.home).is(\.a))
  precondition(Frozen.a(1)[case: \.a] == 1 && Inlinable.a(2)[case: \.a] == 2)
}
