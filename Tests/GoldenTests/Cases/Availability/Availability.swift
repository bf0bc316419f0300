import GeneratedSupport

enum Event: CasePathable {
  @available(*, deprecated, message: "use 'new'") case old(Int)
  case new(Int)
  @available(*, unavailable) case gone
}

struct Screen {
  @available(macOS 15, iOS 18, *)
  enum Recent: CasePathable { case event(Event) }
}

#if NEVER
  @available(*, deprecated)
#endif
enum Sometimes: CasePathable {
  #if NEVER
    @available(*, deprecated)
  #else
    @available(macOS 10, *)
  #endif
  case a(Int)
  @available(*, deprecated, renamed: "a") case b, c
  @available(swift, introduced: 4) case d(Int)
}

struct Page {}

@available(*, deprecated)
extension Page {
  enum Old: CasePathable { case old(Int) }
}

public func check() {
  precondition(Event.new(1)[case: \.new] == 1)
  if #available(macOS 15, iOS 18, *) {
    precondition(Screen.Recent.event(.new(1))[case: \.event.new] == 1)
  }
  precondition(Sometimes.a(2)[case: \.a] == 2)
}
