// Nothing in this file asks for generated code.

enum NothingElsewhere {}
typealias NeverElsewhere = (Int, Never)
struct SomethingElsewhere {}
enum ThingElsewhere { case one }
