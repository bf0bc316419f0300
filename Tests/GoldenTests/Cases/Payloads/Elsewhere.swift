// Nothing in this file asks for generated code.

enum NothingElsewhere {}
typealias NeverElsewhere = (Int, Never)
extension String { enum NothingInside {} }
#if ABSENT
  enum Sometimes { enum Nothing { case a } }
#else
  enum Sometimes { enum Nothing {} }
#endif
struct SomethingElsewhere {}
enum ThingElsewhere { case one }
