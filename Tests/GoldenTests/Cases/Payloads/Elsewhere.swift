// Nothing in this file asks for generated code.

enum NothingElsewhere {}
typealias NeverElsewhere = Never
struct SomethingElsewhere {}
enum ThingElsewhere { case one }
