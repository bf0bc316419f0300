/// Types of values that can be compared, and values of them.
enum CallTypes {
  static let all = [
    "Int", "String", "Bool", "[Int]", "Int?", "Row", "[String: Int]", "(Int, String)",
  ]

  static func value(of type: String, _ number: Int) -> String {
    switch type {
    case "Int": "\(number)"
    case "String": "\"s\(number)\""
    case "Bool": "\(number.isMultiple(of: 2))"
    case "[Int]": "[\(number), \(number + 1)]"
    case "Int?": number.isMultiple(of: 4) ? "nil" : "\(number)"
    case "[String: Int]": "[\"a\": \(number)]"
    case "(Int, String)": "(\(number), \"t\(number)\")"
    case "Row": "Row(id: \(number))"
    default: "()"
    }
  }
}
