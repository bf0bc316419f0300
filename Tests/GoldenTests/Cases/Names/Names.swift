import GeneratedSupport

enum Word: CasePathable {
  case `default`, `self`, `init`
  case `case`(Int)
  case some(Int)
  case modify, `is`
  case `a name with spaces`(String)
  case größe(Int)
  case Int(Int), String
  case allCasePaths
  case embed, extract, Value
}

public func check() {
  precondition(Word.default.is(\.default))
  precondition(Word.case(1)[case: \.`case`] == 1)
  precondition(Word.some(2)[case: \.some] == 2)
  precondition(Word.`a name with spaces`("x")[case: \.`a name with spaces`] == "x")
  precondition(Word.größe(3)[case: \.größe] == 3)
  precondition(Word.Int(4)[case: \.Int] == 4)
  precondition(Word.modify.is(\.modify) && Word.is.is(\.is))
  precondition(Word.allCasePaths.is(\.allCasePaths))
  checkTakenNames()
}
