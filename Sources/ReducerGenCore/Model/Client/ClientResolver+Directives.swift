import ReducerGenIndex
import ReducerGenSyntax

/// Directives for clients that stand above other declarations.
extension ClientResolver {
  /// Above a type that is not a client, and above its properties.
  mutating func reportDirectives(ofNoClient type: TypeEntry) {
    guard type.file.mayHaveDirectives else { return }
    for directive in type.comments.directives where directive.word == "key" {
      reportMisplaced(directive, belongs: "a dependency client", in: type.file)
    }
    for member in type.declaration.members where member.kind == .var || member.kind == .let {
      for directive in LeadingComments(member, in: type.file).directives
      where ["method", "ignore"].contains(directive.word) {
        reportMisplaced(directive, belongs: "a property of a dependency client", in: type.file)
      }
    }
  }

  /// Above the properties of a client; and arguments that are not names.
  mutating func reportDirectives(of properties: [ClientProperty], in type: TypeEntry) {
    guard type.file.mayHaveDirectives else { return }
    for directive in type.comments.directives where directive.word == "key" {
      reportUnlessName(directive, in: type.file)
    }
    for property in properties {
      for directive in LeadingComments(property.declaration, in: type.file).directives
      where directive.word == "method" {
        if property.function == nil {
          reportMisplaced(directive, belongs: "an endpoint", in: type.file)
        }
        reportUnlessName(directive, in: type.file)
      }
    }
  }
}
