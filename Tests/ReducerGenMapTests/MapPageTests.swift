import Foundation
import Testing

@testable import ReducerGenMap

/// The page in a real browser, where one is installed.
@Suite struct MapPageTests {
  private static let browser = ["chromium", "chromium-browser", "google-chrome"]
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// `Root` has the children `Left` and `Right`, and `Left` has `Leaf`.
  private let page = MapPage(
    map(
      (
        "App",
        """
        import GeneratedSupport
        struct Root: Reducer { enum Action { case left(Left.Action), right(Right.Action) } }
        struct Left: Reducer { enum Action { case one(Leaf.Action), two(Other.Action) } }
        struct Right: Reducer { enum Action { case tapped } }
        struct Leaf: Reducer { enum Action { case tapped } }
        struct Other: Reducer { enum Action { case tapped } }
        """
      ))
  ).text

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func theScriptPlacesCardsAsTheLayoutDoes() async throws {
    let tree = try await shown("")
    #expect(transforms(in: page).count == 5)
    #expect(transforms(in: tree) == transforms(in: page))
    #expect(lines(in: tree) == lines(in: page))
  }

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func aFoldedCardMakesRoom() async throws {
    let tree = try await shown(
      "document.querySelector('#n1 .toggle').dispatchEvent(new Event('click'));")
    #expect(tree.split(separator: #"class="card hidden""#).count == 3)
    // `Right` is where the second child of `Left` was.
    #expect(transforms(in: tree)["n4"] == transforms(in: page)["n3"]?.replacing("652", with: "332"))
  }

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func aSearchFindsFoldedCards() async throws {
    let tree = try await shown(
      """
      document.querySelector('#n1 .toggle').dispatchEvent(new Event('click'));
      document.getElementById('fold').click();
      document.getElementById('fold').click();
      const input = document.querySelector('input');
      input.value = 'lEaf';
      input.dispatchEvent(new Event('input'));
      """)
    #expect(tree.split(separator: #"class="card faded""#).count == 5)
    #expect(!tree.contains("card hidden") && tree.contains(">Fold all<"))
    #expect(tree.contains(#"<g class="card" id="n2""#))
  }

  private func transforms(in text: String) -> [String: String] {
    let cards = text.matches(of: /id="(n\d)"[^>]*transform="([^"]*)"/)
    return Dictionary(uniqueKeysWithValues: cards.map { (String($0.1), String($0.2)) })
  }

  private func lines(in text: String) -> [String] {
    text.matches(of: /id="l\d" d="([^"]*)"/).map { String($0.1) }
  }

  /// The page as the browser shows it, after a script.
  private func shown(_ script: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "map-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data((page + "<script>\(script)</script>").utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--user-data-dir=\(folder.appending(path: "profile").path)", file.absoluteString,
    ]
    let output = folder.appending(path: "tree")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    for await _ in ends {}
    return try String(contentsOf: output, encoding: .utf8)
  }
}
