public import GeneratedSupport

public enum Open: CasePathable {
  case a(Int)
}

public struct Outer {
  public enum Inner: CasePathable { case a(Secret.ID) }
  package enum Packaged: CasePathable { case a(Int) }
  internal enum Hidden: CasePathable { case a }
}

public enum Secret {
  public typealias ID = Int
}

struct Screen {
  public enum Tab: CasePathable { case home }
}

package struct Shell {}

package extension Shell {
  enum Mode: CasePathable { case day }
}

public func check() {
  precondition(Open.a(1).is(\.a) && Outer.Inner.a(1)[case: \.a] == 1)
  precondition(Outer.Packaged.a(1).is(\.a) && Outer.Hidden.a.is(\.a))
  precondition(Screen.Tab.home.is(\.home) && Shell.Mode.day.is(\.day))
  checkExtensionAccess()
}
