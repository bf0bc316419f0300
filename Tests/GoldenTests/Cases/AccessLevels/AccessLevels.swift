public import GeneratedSupport

public struct Outer {
  public enum Inner: CasePathable { case secret(Secret.ID) }
  package enum Packaged: CasePathable { case count(Int) }
}

public enum Secret {
  public typealias ID = Int
}

public struct Page {
  public struct Item { public init() {} }
  struct Secret {}
}

public extension Page {
  enum Event: CasePathable { case item(Item) }
  internal enum Quiet: CasePathable { case secret(Secret) }
}

open class Model {
  open class Part {
    public enum Event: CasePathable { case model(Model), part(Part) }
  }
}

@usableFromInline enum Inlinable: CasePathable { case inlinable(Int) }

public func check() {
  precondition(Outer.Inner.secret(1)[case: \.secret] == 1)
  precondition(Outer.Packaged.count(1).is(\.count))
  precondition(Page.Event.item(.init()).is(\.item) && Page.Quiet.secret(.init()).is(\.secret))
  precondition(Model.Part.Event.model(Model()).is(\.model))
  precondition(Inlinable.inlinable(2)[case: \.inlinable] == 2)
}
