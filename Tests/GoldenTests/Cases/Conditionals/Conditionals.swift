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
    case desktop(String)
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
  enum Never: CasePathable { case x }
#endif

/// Under this condition there is not one case.
enum Bare: CasePathable {
  #if NEVER
    case absent
  #endif
}

enum Mixed: CasePathable {
  #if NEVER
    // reducergen: ignore
    case left(out: Int)
    case a
  #endif
  // reducergen: ignore
  case hidden
  case b(Int)
}

enum MixedWithoutAll: CasePathable {
  #if NEVER
    // reducergen: ignore
    case left(out: Int)
  #endif
  case a(Int), b(Swift.Never)
}

struct Place {
  #if NEVER
    typealias Name = Int
  #else
    struct Name { var text = "x" }
  #endif
  #if NEVER
    enum Event: CasePathable { case gone }
  #elseif true
    /// Travels.
    enum Event: CasePathable {
      #if true
        /// Travels, too.
        case named(Name)
      #endif
    }
  #endif
}

#if true
  extension Place {
    #if true
      enum Late: CasePathable { case late(Name) }
    #endif
  }
#endif

public func check() {
  precondition(Event.always.is(\.always) && Event.last.is(\.last))
  #if os(Linux) || os(macOS)
    precondition(Event.desktop(3)[case: \.desktop] == 3)
  #endif
  precondition(Modern.Tab.home(1)[case: \.home] == 1)
  precondition(Array(Bare.allCasePaths).isEmpty)
  precondition(Mixed.b(2)[case: \.b] == 2 && Mixed.hidden[case: \.b] == nil)
  precondition(MixedWithoutAll.a(3)[case: \.a] == 3)
  precondition(Place.Event.named(.init())[case: \.named]?.text == "x")
  precondition(Place.Late.late(.init())[case: \.late]?.text == "x")
}
