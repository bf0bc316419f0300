/// `COMMAND --option VALUE… FILE…`
struct Arguments {
  let command: String
  private(set) var files: [String] = []
  private var options: [String: String] = [:]

  init(_ arguments: [String]) throws {
    command = arguments.first ?? ""
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        rest = []
      } else if argument.hasPrefix("--") {
        guard let value = rest.popFirst() else {
          throw UsageError(description: "\(argument) needs a value")
        }
        options[String(argument.dropFirst(2))] = value
      } else {
        files.append(argument)
      }
    }
  }

  func required(_ option: String) throws -> String {
    guard let value = options[option] else {
      throw UsageError(description: "--\(option) is missing")
    }
    return value
  }

  func text(_ option: String) -> String? { options[option] }

  func number(_ option: String) -> Int? { options[option].flatMap { Int($0) } }

  func requiredNumber(_ option: String) throws -> Int {
    guard let number = Int(try required(option)) else {
      throw UsageError(description: "--\(option) needs a number")
    }
    return number
  }
}

struct UsageError: Error, CustomStringConvertible { var description: String }
