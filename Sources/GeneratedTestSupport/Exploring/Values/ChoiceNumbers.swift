/// The numbers that decide what a step does. Those that are there are repeated, and others are made:
/// at random, or 0, which stands for the simplest choice.
///
/// Values are made from such numbers and not at random, so that a failing run can be repeated, and
/// made simpler with no knowledge of the values.
struct ChoiceNumbers {
  private(set) var numbers: [Int]
  private var position = 0
  private var random: SeededGenerator?

  init(_ numbers: [Int] = [], random: SeededGenerator? = nil) {
    self.numbers = numbers
    self.random = random
  }

  mutating func below(_ bound: Int) -> Int {
    defer { position += 1 }
    if position == numbers.count { numbers.append(random?.below(bound) ?? 0) }
    // After other steps have become simpler, there may be fewer choices.
    numbers[position] = min(numbers[position], bound - 1)
    return numbers[position]
  }

  /// The numbers that were asked for, without the zeros at the end.
  var used: [Int] {
    var used = Array(numbers.prefix(position))
    while used.last == 0 { used.removeLast() }
    return used
  }
}
