import Foundation

extension Bool: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Bool {
    choices.number(below: 2) == 1
  }
}

// MARK: Numbers

extension Explorable where Self: FixedWidthInteger {
  /// Mostly a small number, and sometimes one at a limit.
  public static func explored(_ choices: inout ExploredChoices) -> Self {
    let numbers: [Self] = [
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, Self(clamping: -1), 100, Self(clamping: 1_000), .max, .min,
    ]
    return numbers[choices.number(below: numbers.count)]
  }
}

extension Int: Explorable {}
extension Int8: Explorable {}
extension Int16: Explorable {}
extension Int32: Explorable {}
extension Int64: Explorable {}
extension UInt: Explorable {}
extension UInt8: Explorable {}
extension UInt16: Explorable {}
extension UInt32: Explorable {}
extension UInt64: Explorable {}

extension Double: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Double {
    let numbers = [0, 1, 2, 3, 10, 0.5, -1, 0.1, 100, 1e6, -0.5, 1e-6, 1e12, -1e12]
    return numbers[choices.number(below: numbers.count)]
  }
}

extension Float: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Float {
    Float(Double.explored(&choices))
  }
}

extension Decimal: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Decimal {
    Decimal(choices.number(below: 1_000)) / (choices.number(below: 4) == 3 ? 100 : 1)
  }
}

// MARK: Texts

extension String: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> String {
    let texts = [
      "", "a", "b", "ab", "A", " ", "0", "-1", "Blob", "a\nb", "é", "👩‍👧", "\"", "%@", "123456",
      "blob@example.com", "A text that is as long as a passphrase",
    ]
    return texts[choices.number(below: texts.count)]
  }
}

extension Character: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Character {
    let characters: [Character] = ["a", "b", "A", "0", " ", "é", "👩‍👧"]
    return characters[choices.number(below: characters.count)]
  }
}

extension URL: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> URL {
    URL(string: "https://example.com/\(choices.number(below: 4))")!
  }
}

extension Data: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Data {
    Data(String.explored(&choices).utf8)
  }
}

// MARK: Time and ids

extension Date: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Date {
    let days = [0, 1, 2, 365, -1, 10_000, -10_000]
    return Date(timeIntervalSince1970: 86_400 * Double(days[choices.number(below: days.count)]))
  }
}

extension Duration: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> Duration {
    let durations: [Duration] = [
      .zero, .seconds(1), .seconds(2), .milliseconds(1), .seconds(3_600),
    ]
    return durations[choices.number(below: durations.count)]
  }
}

extension UUID: Explorable {
  public static func explored(_ choices: inout ExploredChoices) -> UUID {
    let number = UInt8(choices.number(below: 8))
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
