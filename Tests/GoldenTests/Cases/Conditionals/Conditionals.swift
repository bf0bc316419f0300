import GeneratedSupport

enum Event: CasePathable {
  case always
  #if os(Linux) || os(macOS)
    case desktop(Int)
    #if DEBUG
      case debugging
    #else
      case releasing
    #endif
  #elseif os(iOS)
    case phone
  #else
    case other
  #endif
  #if compiler(<5)
    case old
  #endif
  case last
}

#if compiler(>=5)
  struct Modern {
    #if true
      enum Tab: CasePathable { case home(Int) }
    #endif
  }
#else
  enum Ancient: CasePathable { case home }
#endif

#if NEVER
  enum Never: CasePathable { case x }
#endif

enum Either: CasePathable {
  #if NEVER
    case value(String)
  #else
    case value(Int)
  #endif
}

public func check() {
  precondition(Event.always.is(\.always) && Event.last.is(\.last))
  #if os(Linux) || os(macOS)
    precondition(Event.desktop(3)[case: \.desktop] == 3)
  #endif
  precondition(Modern.Tab.home(1)[case: \.home] == 1)
  precondition(Either.value(4)[case: \.value] == 4)
  checkConditionalTypes()
}
