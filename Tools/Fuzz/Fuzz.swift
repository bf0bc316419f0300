/// Feeds the generator any bytes, as one file or as several. Compiled together with the sources of
/// ReducerGenCore: see `run`.
///
/// The generator is pure, so all that it promises can be asked of each input: it ends, it says the
/// same twice, and it drops nothing that is marked.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let texts = input.split(separator: 0x1E, omittingEmptySubsequences: false)
  let sources = texts.enumerated().map { index, text in
    SourceFile(path: "Source\(index).swift", bytes: Array(text))
  }
  let first = Pipeline.generate(sources: sources, options: Pipeline.Options(module: "Fuzz"))
  let second = Pipeline.generate(
    sources: sources.reversed(), options: Pipeline.Options(module: "Fuzz"))
  expectAgreement(first, second)
  for source in sources {
    _ = Dump.line(for: source, showsTypes: true, showsCode: true)
    expectTree(Parser.statements(in: source.wholeRange, of: source))
  }
  let index = TargetIndex(sources.map { ParsedFile($0) })
  let types = withExtendedLifetime(index) { index.types.prefix(2).map(\.extensionPath) }
  for type in [nil] + types {
    _ = Pipeline.model(of: type, sources: sources, options: Pipeline.Options(module: "Fuzz"))
  }
  if first.diagnostics.allSatisfy({ $0.severity != .error }) {
    expectEverythingIsGenerated(sources, first)
    expectSwift(first)
  }
  expectTextStaysText(input)
  return 0
}

/// An optimised `precondition` says nothing.
func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
  if !holds { fatalError(promise()) }
}

/// The parts of a node lie in it, one after the other.
private func expectTree(_ root: CodeSyntax) {
  for node in root.nodes {
    var end = node.range.start
    for part in node.parts {
      expect(
        part.range.start >= end && part.range.end <= node.range.end,
        "the parts of a \(node.kind) are not in its range")
      end = part.range.end
    }
  }
}

private func expectAgreement(_ first: Pipeline.Result, _ second: Pipeline.Result) {
  let names = { (output: Pipeline.Output, other: Pipeline.Output) in output.name < other.name }
  expect(
    first.outputs.sorted(by: names) == second.outputs.sorted(by: names),
    "the output depends on the order of the sources, or on the run")
  expect(
    Set(first.diagnostics.map(\.message)) == Set(second.diagnostics.map(\.message)),
    "the diagnostics depend on the order of the sources, or on the run")
}

/// Where nothing is wrong, an enum that says `CasePathable` itself has its extension, and a struct
/// that says `DependencyClient`, unless a directive leaves it out or the name means a protocol of
/// somebody else.
private func expectEverythingIsGenerated(_ sources: [SourceFile], _ result: Pipeline.Result) {
  let generated = result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  let texts = sources.map { $0.text($0.wholeRange) }.joined()
  let excuses = ["reducergen: ignore", "protocol", "typealias", "import", "_caseAccess"]
  if excuses.contains(where: texts.contains) { return }
  for source in sources where !source.isGenerated {
    for declaration in Parser.parse(source).0.declarations {
      expectGenerated(declaration, in: source, generated)
    }
  }
}

private func expectGenerated(
  _ declaration: DeclarationSyntax, in source: SourceFile, _ generated: String
) {
  declaration.members.forEach { expectGenerated($0, in: source, generated) }
  let inherits = declaration.inherits.map(\.text)
  let annotation = declaration.kind == .enum ? "CasePathable" : "DependencyClient"
  guard declaration.kind == .enum || declaration.kind == .struct, inherits.contains(annotation)
  else { return }
  let name = source.text(declaration.name)
  let headers = ["extension \(name) ", "extension \(name):", ".\(name) {", ".\(name):"]
  expect(
    headers.contains(where: generated.contains),
    "the marked type \(name) was dropped without a word")
}

/// What is generated from sources without errors reads as Swift.
private func expectSwift(_ result: Pipeline.Result) {
  for output in result.outputs {
    let (_, diagnostics) = Parser.parse(SourceFile(path: output.name, bytes: output.bytes))
    expect(
      diagnostics.isEmpty,
      "generated code is not Swift: \(diagnostics.first?.message ?? "")\n"
        + String(decoding: output.bytes, as: UTF8.self))
  }
}
