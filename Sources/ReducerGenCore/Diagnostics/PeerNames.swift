/// What the names of Sourcery's templates are called here.
enum PeerNames {
  /// A note for a name that does not exist here. Nil if it is none of Sourcery's.
  static func note(_ kind: String, _ name: String) -> String? {
    switch kind {
    case "property": properties[name].map(write)
    case "variable": variables[name].map(write)
    case "filter": conditions.contains(name) ? condition(name) : filters[name].map(write)
    case "tag": tags[name].map(write)
    case "template" where name.hasSuffix(".stencil"): write("\"\(name.dropLast(8))\"")
    default: nil
    }
  }

  private static func write(_ text: String) -> String { "write '\(text)' instead" }

  private static func condition(_ name: String) -> String {
    let kinds = ["enum", "struct", "class", "protocol", "actor"]
    let example = kinds.contains(name) ? "type.kind == \"\(name)\"" : "property.isStored"
    return "write a condition instead: '{% for … in … where \(example) %}'"
  }

  private static let properties = [
    "variables": "properties", "allVariables": "allProperties",
    "storedVariables": "properties' and 'where property.isStored",
    "computedVariables": "properties' and 'where not property.isStored",
    "staticVariables": "properties' and 'where property.isStatic",
    "instanceVariables": "properties' and 'where not property.isStatic",
    "staticMethods": "methods' and 'where method.isStatic",
    "instanceMethods": "methods' and 'where not method.isStatic",
    "localName": "name", "globalName": "path", "typeName": "type", "returnTypeName": "result",
    "actualReturnTypeName": "result", "unwrappedTypeName": "type.unwrapped",
    "implements": "\"NAME\" in type.conformances", "based": "\"NAME\" in type.conformances",
    "inheriting": "\"NAME\" in type.conformances", "inheritedTypes": "inherits",
    "rawTypeName": "inherits.first", "annotations": "arguments", "containedTypes": "types",
    "typealiases": "aliases", "genericRequirements": "whereClause", "isGeneric": "generics",
    "fileName": "file", "associatedValues": "values", "hasAssociatedValue": "values",
    "isComputed": "not property.isStored", "isOptional": "type.isOptional",
    "isArray": "type.isArray", "isDictionary": "type.isDictionary", "isTuple": "type.isTuple",
    "isClosure": "type.isFunction", "callName": "name", "shortName": "name",
    "selectorName": "uniqueName", "throws": "isThrowing", "argumentLabel": "label",
    "inout": "isInout", "all": "target.types",
  ]

  private static let variables = [
    "types": "target.types", "functions": "target.functions", "argument": "arguments",
  ]

  private static let filters = [
    "upperFirstLetter": "upperFirst", "lowerFirstLetter": "lowerFirst",
    "lowerFirstWord": "lowerFirst", "capitalize": "upperFirst", "contains": "\"TEXT\" in text",
    "isEmpty": "{% if not … %}",
  ]

  private static let conditions: Set = [
    "enum", "struct", "class", "protocol", "actor", "stored", "computed", "static", "instance",
    "public", "internal", "private", "based", "implements", "inherits", "annotated", "tuple",
    "optional", "initializer", "throws", "mutable",
  ]

  private static let tags = [
    "ifnot": "{% if not … %}", "macro": "{% include … %}", "call": "{% include … %}",
    "map": "{% for … %}", "filter": "{{ … | … }}",
  ]
}
