import GeneratedSupport

@available(macOS 15, iOS 18, *)
enum Recent: CasePathable {
  case new(Int)
}

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

#if NEVER
  @available(*, deprecated)
#endif
enum Mostly: CasePathable { case a(Int) }

struct Page {}

@available(*, deprecated)
extension Page {
  enum Old: CasePathable { case a(Int) }
}

func checkConditionalAvailability() {
  if #available(macOS 15, iOS 18, *) { precondition(Recent.new(1)[case: \.new] == 1) }
  precondition(Sometimes.a(2)[case: \.a] == 2 && Mostly.a(3)[case: \.a] == 3)
}
