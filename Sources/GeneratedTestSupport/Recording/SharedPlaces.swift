import GeneratedSupport

/// `Shared` and `SharedReader`.
protocol SharedValue: CustomDiffObject {
  var isWritable: Bool { get }
}

extension Shared: SharedValue {
  var isWritable: Bool { true }
}

extension SharedReader: SharedValue {
  var isWritable: Bool { false }
}

/// Where a closure finds the shared values of its state, so that it can give them to another value:
/// `$0.editor = Editor.State(list: $0.$list)`.
struct SharedPlaces {
  private var places: [ObjectIdentifier: String] = [:]

  init() {}

  /// - Parameter state: The one that the closure changes.
  init(of state: Any) { add(state, at: "$0") }

  private mutating func add(_ value: Any, at place: String) {
    for property in StoredProperties(of: value)?.properties ?? [] {
      let name = SourceName.escaped(property.name)
      if let shared = property.value as? any SharedValue {
        if !shared.isWritable || places[shared.objectIdentifier] != nil { continue }
        places[shared.objectIdentifier] = "\(place).\(property.isWrapped ? "$" : "")\(name)"
      } else if !property.isWrapped {
        add(property.value, at: "\(place).\(name)")
      }
    }
  }

  subscript(value: any SharedValue) -> String? { places[value.objectIdentifier] }
}
