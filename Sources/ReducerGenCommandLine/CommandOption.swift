/// An option of a command: its name, the name of its value, and its help, each written once.
package struct CommandOption<Subject> {
  let name: String
  /// What the help calls the value: `DIR`. Nil for an option without a value.
  let placeholder: String?
  let help: String
  let apply: (inout Subject, String) throws -> Void

  /// An option without a value.
  package static func flag(
    _ name: String, _ property: WritableKeyPath<Subject, Bool>, _ help: String
  ) -> Self {
    Self(name: name, placeholder: nil, help: help) { subject, _ in
      subject[keyPath: property] = true
    }
  }

  /// An option whose value is a text.
  package static func text(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Subject, String>,
    _ help: String
  ) -> Self {
    value(name, placeholder, help) { $0[keyPath: property] = $1 }
  }

  package static func text(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Subject, String?>,
    _ help: String
  ) -> Self {
    value(name, placeholder, help) { $0[keyPath: property] = $1 }
  }

  /// An option whose value is read by a function.
  package static func value(
    _ name: String, _ placeholder: String, _ help: String,
    apply: @escaping (inout Subject, String) throws -> Void
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help, apply: apply)
  }
}
