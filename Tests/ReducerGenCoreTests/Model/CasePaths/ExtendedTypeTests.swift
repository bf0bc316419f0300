import Testing

@Suite struct ExtendedTypeTests {
  @Test(arguments: ["(Int, Int)", "Page!", "any P", "Page.Type"])
  func aTypeInAnExtensionOfWhatHasNoNameIsRefused(extended: String) {
    assertDiagnoses(
      """
      struct Page {}
      protocol P {}
      extension \(extended) {
                ^ error: '\(extended)' cannot be extended, so no code can be generated for 'E' [extended-type]
        enum E: CasePathable { case a }
      }
      """)
  }
}
