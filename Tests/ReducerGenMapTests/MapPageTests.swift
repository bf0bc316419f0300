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

  @Test func childrenAreInTheItemOfTheirParent() {
    let tags = page.matches(of: /<ul|<\/ul>|<li id="(n\d)"|<\/li>/).map { match in
      match.1.map { "(" + $0 } ?? (match.0 == "</li>" ? ")" : "")
    }
    #expect(tags.joined() == "(n0(n1(n2)(n3))(n4))")
  }

  /// Neither the page nor its script says where a card is.
  @Test func onlyTheStyleSheetPlacesCards() {
    #expect(!MapScript.text.contains(/[0-9]|style/))
    #expect(!page.contains(/<(ul|li|div)[^>]*style=/))
  }

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func theFirstChildIsLevelWithItsParent() async throws {
    let places = places(in: try await shown(""))
    #expect(places.count == 5)
    #expect(places["n0"]?.y == places["n1"]?.y && places["n1"]?.y == places["n2"]?.y)
    let columns = ["n0", "n1", "n2"].compactMap { places[$0]?.x }
    #expect(columns.map { $0 - columns[0] } == [0, 320, 640])
    #expect(places["n4"]?.x == places["n1"]?.x)
    #expect(try #require(places["n4"]?.y) > places["n3"]?.y ?? .max)
  }

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func aFoldedCardMakesRoom() async throws {
    let tree = try await shown("document.querySelector('#n1 .toggle').click();")
    #expect(tree.contains(#"<li id="n1" class="folded">"#) && tree.contains(">Unfold all<"))
    // `Right` is where the second child of `Left` was.
    #expect(places(in: tree)["n4"]?.y == places(in: try await shown(""))["n3"]?.y)
  }

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func aSearchFindsFoldedCards() async throws {
    let tree = try await shown(
      """
      document.getElementById('fold').click();
      const input = document.querySelector('input');
      input.value = 'lEaf';
      input.dispatchEvent(new Event('input'));
      """)
    #expect(tree.split(separator: #"class="faded""#).count == 5)
    #expect(!tree.contains(#"class="folded""#) && tree.contains(">Fold all<"))
    #expect(tree.contains(#"<li id="n2"><div"#))
  }

  /// Where the cards are.
  private func places(in text: String) -> [String: (x: Int, y: Int)] {
    let cards = text.matches(of: /<i data-card="(n\d)" data-x="(\d+)" data-y="(\d+)"/)
    return Dictionary(
      uniqueKeysWithValues: cards.map { (String($0.1), (Int($0.2) ?? 0, Int($0.3) ?? 0)) })
  }

  /// Notes where the browser has placed the cards.
  private static let noting = """
    for (const item of document.querySelectorAll('.tree li')) {
      const place = item.firstElementChild.getBoundingClientRect();
      const note = document.createElement('i');
      note.dataset.card = item.id;
      note.dataset.x = Math.round(place.x);
      note.dataset.y = Math.round(place.y);
      document.body.append(note);
    }
    """

  /// The page as the browser shows it, after a script.
  private func shown(_ script: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "map-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data((page + "<script>\(script)\n\(Self.noting)</script>").utf8).write(to: file)
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
