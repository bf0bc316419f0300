import GeneratedSupport
import Testing

@Suite struct TextStateTests {
  @Test func aTextIsShownAsItIs() {
    #expect(String(state: TextState("Hello")) == "Hello")
    #expect(String(state: TextState("Hello".prefix(2))) == "He")
    #expect(String(state: TextState(verbatim: "Hello")) == "Hello")
    #expect(TextState(verbatim: "Hello") == TextState("Hello"))
  }

  @Test func textsCanBeAdded() {
    let text = TextState("a") + TextState("b").bold() + TextState("c")
    #expect(String(state: text) == "abc")
    #expect(TextState("a") + TextState("b") == TextState("ab"))
    #expect(TextState("") + TextState("b").bold() == TextState("b").bold())
    #expect(TextState("a") + TextState("") == TextState("a"))
  }

  @Test func stylesTakePartInComparisons() {
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("a").bold() == TextState("a").bold())
    #expect(TextState("a").bold().bold(false) == TextState("a"))
    #expect(TextState("a").bold().italic() == TextState("a").italic().bold())
    #expect(
      (TextState("a").bold() + TextState("b")).bold() == TextState("ab").bold())
  }

  @Test(arguments: [
    (TextState("a"), #""a""#),
    (TextState("a").bold(), #""<b>a</b>""#),
    (TextState("a").bold().italic(), #""<i><b>a</b></i>""#),
    (TextState("a").underline(), #""<u>a</u>""#),
    (TextState("a").strikethrough(), #""<s>a</s>""#),
    (TextState("a").monospacedDigit(), #""<monospaced-digit>a</monospaced-digit>""#),
    (TextState("a").kerning(2), #""<kerning=2.0>a</kerning>""#),
    (TextState("a").tracking(2), #""<tracking=2.0>a</tracking>""#),
    (TextState("a").baselineOffset(2), #""<baseline-offset=2.0>a</baseline-offset>""#),
    (TextState("a") + TextState("b").bold(), #""a<b>b</b>""#),
  ])
  func dumpsShowTheStyleAsMarkup(text: TextState, dump: String) {
    #expect(String(customDumping: text) == dump)
  }
}
