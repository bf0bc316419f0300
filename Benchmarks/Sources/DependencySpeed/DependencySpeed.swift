import GeneratedSupport

/// Nanoseconds of reading and overriding dependencies, beside a yardstick, and how often each
/// allocates.
///
///     swift run -c release --package-path Benchmarks DependencySpeed
@main
struct DependencySpeed {
  static func main() async {
    let keys = [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)]
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    measure("yardstick: dictionary, ObjectIdentifier") { consume(dictionary[keys[$0 & 1]]) }
    print("-- outside of tasks")
    withoutTask()
    print("-- in a task")
    await Task.detached { withoutTask() }.value
    print("-- the model's own overrides, read elsewhere")
    elsewhere()
    print("-- clients")
    measure("unimplemented, 8 endpoints") { _ in consume(Eight.unimplementedValue) }
    measure("unimplemented, 8 endpoints with a value") { _ in
      consume(EightDefaults.unimplementedValue)
    }
  }

  static func withoutTask() {
    reads("no override")
    withDependencies {
      $0.number = 2
    } operation: {
      reads("one override")
    }
    withDependencies(many) {
      reads("21 overrides")
    }
    writes()
  }

  static func reads(_ place: String) {
    let model = Model.made()
    precondition(model.number + model.keyed > 0 && model.part == 3 && model.text == "text")
    measure("read, \(place): key path") { _ in consume(model.number) }
    measure("read, \(place): key") { _ in consume(model.keyed) }
    measure("read, \(place): part of a struct") { _ in consume(model.part) }
    measure("read, \(place): text") { _ in consume(model.text) }
  }

  static func writes() {
    measure("make a @Dependency") { _ in consume(Dependency(\.number)) }
    measure("withDependencies, one key") {
      withDependencies {
        $0.number = 2
      } operation: {
        consume(0)
      }
      _ = $0
    }
    measure("withDependencies, one key, result an Int") { index in
      consume(
        withDependencies {
          $0.number = index
        } operation: {
          index
        })
    }
    for depth in [1, 20, 40] {
      nested(depth) {
        measure("withDependencies, one key, \(depth) deep") { index in
          withDependencies {
            $0.number = index
          } operation: {
            consume(0)
          }
        }
      }
    }
    measure("withDependencies, 21 keys") { _ in withDependencies(many) { consume(0) } }
    measure("withDependencies that returns an object", count: 100_000) { _ in
      consume(
        withDependencies {
          $0.number = 2
        } operation: {
          Plain()
        })
    }
    let parent = withDependencies {
      $0.number = 2
    } operation: {
      Parent()
    }
    measure("withDependencies(from:)", count: 100_000) { _ in
      consume(withDependencies(from: parent) { 1 })
    }
  }

  static func elsewhere() {
    let model = withDependencies(many) { Model.made() }
    measure("read, no override here") { _ in consume(model.number) }
    withDependencies {
      $0.text = "here"
    } operation: {
      measure("read, another override here") { _ in consume(model.number) }
    }
  }

  static func nested(_ depth: Int, _ body: () -> Void) {
    guard depth > 0 else { return body() }
    withDependencies {
      $0.text = "\(depth)"
    } operation: {
      nested(depth - 1, body)
    }
  }

  static func measure(_ name: String, count: Int = 1_000_000, _ body: (Int) -> Void) {
    var rounds: [Duration] = []
    for _ in 0..<11 {
      rounds.append(ContinuousClock().measure { for index in 0..<count { body(index) } })
    }
    let nanoseconds = rounds.sorted()[5].components.attoseconds / 1_000_000_000 / Int64(count)
    let text = "\(nanoseconds) ns"
    print(String(repeating: " ", count: max(0, 9 - text.count)) + text + "  " + name)
  }

  @inline(never) @_optimize(none)
  static func consume<T>(_ value: T) {}
}
