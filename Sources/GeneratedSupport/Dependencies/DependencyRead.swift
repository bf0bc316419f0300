/// A read of a dependency through an `@Dependency`. A call of an unimplemented endpoint, or a use
/// of an unimplemented clock, is reported there, because the location of the call itself is
/// unknown.
struct DependencyRead: Sendable {
  let key: any TestDependencyKey.Type
  let site: CallSite
  /// Whether a use of the value has been reported.
  var isReported = false
}

extension DefaultValues {
  /// The table of the frame that is in force.
  static var inForceHere: DefaultValues { DependencyFrame.inForce?.defaults ?? .inForce }

  func noteRead(_ key: any TestDependencyKey.Type, _ origin: DependencyOrigin) {
    (test ?? self).reads.withLock { reads in
      if let known = reads.lastIndex(where: { $0.key == key }) { reads.remove(at: known) }
      reads.append(DependencyRead(key: key, site: origin.site))
    }
  }

  /// The place of the latest read of a client, whose type is given as generated code has it.
  func lastRead(of client: String) -> CallSite? {
    let name = client.withoutGenerics
    let reads = (test ?? self).reads.withLock { $0 }
    // The key of a protocol is its generated client.
    return reads.last {
      [$0.key.valueType, $0.key].contains { dumpTypeName($0).withoutGenerics == name }
    }?.site
  }

  /// Passes the place of the latest read of a key to `report`, or nil if there is none. Does
  /// nothing if this read has been reported already.
  func reportingRead(
    of key: any TestDependencyKey.Type, _ report: (_ site: CallSite?) -> Void
  ) {
    let read = (test ?? self).reads.withLock { reads -> DependencyRead? in
      guard let index = reads.lastIndex(where: { $0.key == key }) else { return nil }
      defer { reads[index].isReported = true }
      return reads[index]
    }
    if read?.isReported != true { report(read?.site) }
  }
}

extension TestDependencyKey {
  /// A client may be registered under a key of its own.
  fileprivate static var valueType: Any.Type { Value.self }
}

extension String {
  /// `Cache.Client` of `Cache<Int>.Client`.
  fileprivate var withoutGenerics: String {
    var depth = 0
    return filter { character in
      if character == ">" { depth -= 1 }
      defer { if character == "<" { depth += 1 } }
      return depth == 0 && character != "<" && character != ">"
    }
  }
}
