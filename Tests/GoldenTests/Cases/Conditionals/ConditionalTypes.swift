import GeneratedSupport

#if os(Linux) || os(macOS)
  enum Twice: CasePathable { case a(Int) }
#else
  enum Twice: CasePathable { case a(String), b }
#endif

/// Under this condition there is not one case.
enum Bare: CasePathable {
  #if NEVER
    case a
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
      enum Late: CasePathable { case a(Name) }
    #endif
  }
  #if !NEVER
    extension Place.Late {
      enum Later: CasePathable { case a }
    }
  #endif
#endif

func checkConditionalTypes() {
  #if os(Linux) || os(macOS)
    precondition(Twice.a(1)[case: \.a] == 1)
  #endif
  precondition(Array(Bare.allCasePaths).isEmpty)
  precondition(Mixed.b(2)[case: \.b] == 2 && Mixed.hidden[case: \.b] == nil)
  precondition(MixedWithoutAll.a(3)[case: \.a] == 3)
  precondition(Place.Event.named(.init())[case: \.named]?.text == "x")
  precondition(Place.Late.a(.init())[case: \.a]?.text == "x" && Place.Late.Later.a.is(\.a))
}
