/// The members of a key path for reports, as in `.user.name`.
///
/// A key path knows the names of stored properties only. It describes every other step as
/// `<computed 0x000055d3c0a1f2b0 (Optional<User>)>`. Most of them are subscripts, so `[…]` stands
/// for such a step.
func memberSpelling(of keyPath: AnyKeyPath) -> String {
  var rest = "\(keyPath)".drop { $0 != "." }
  var spelling = ""
  while let step = rest.firstRange(of: ".<computed ") {
    spelling += rest[..<step.lowerBound] + "[…]"
    rest = rest[step.upperBound...].afterStep
  }
  return spelling + rest
}

extension Substring {
  /// The text after the end of a computed step, whose type can have arguments.
  fileprivate var afterStep: Substring {
    var depth = 1
    for index in indices {
      if self[index] == "<" { depth += 1 }
      if self[index] == ">" { depth -= 1 }
      if depth == 0 { return self[self.index(after: index)...] }
    }
    return ""
  }
}
