import GeneratedSupport

enum Event: CasePathable {
  @available(*, deprecated, message: "use 'new'") case old(Int)
  case new(Int)
  @available(*, unavailable) case gone
}

@available(*, deprecated)
enum Outdated: CasePathable { case a(Int) }

struct Screen {
  @available(macOS 99, *)
  enum Future: CasePathable { case a }
}

public func check() {
  precondition(Event.new(1)[case: \.new] == 1)
  checkConditionalAvailability()
}
