import ReducerGenSyntax

/// Prints a template. It throws at the first thing that cannot be printed.
///
/// Variables lie in an array, by the number of their name; a block that gives one a value puts the
/// old value back at its end. So a look-up costs the same however deep it stands, and an included
/// template sees what its includer sees.
struct TemplateRenderer {
  let library: TemplateLibrary
  var file: SourceFile
  // Text, because appending bytes takes 2.5 times as long in a debug build.
  private var buffer = ""
  var bindings: [TemplateValue?]
  var loop: (index: Int, count: Int)?
  /// The names of the values given; those that no template mentions have no number.
  private(set) var given: [String] = []
  /// Where the text comes from, if somebody wants to know that.
  private var trace = TemplateTrace()
  private var isTracing = false
  /// How often a block was rendered, or an element of a loop was tested.
  private var passes = 0
  /// A template for all types of a large target needs a few hundred thousand.
  static let passLimit = 10_000_000
  /// What to put back when the block ends.
  private var hidden: [(variable: TemplateNames.ID, value: TemplateValue?)] = []

  static func render(
    _ template: Template, _ values: TemplateValue, of library: TemplateLibrary,
    into buffer: inout String
  ) -> Diagnostic? {
    let start = buffer.utf8.count
    var renderer = TemplateRenderer(template, values, library)
    // Swapped, because a second reference would make the first write copy everything.
    swap(&renderer.buffer, &buffer)
    defer { swap(&renderer.buffer, &buffer) }
    do throws(Diagnostic) {
      try renderer.render(template.nodes)
      return nil
    } catch {
      _ = renderer.cut(from: start)
      return error
    }
  }

  /// Prints again, to learn where the text comes from.
  static func trace(
    _ template: Template, _ values: TemplateValue, of library: TemplateLibrary
  ) -> TemplateTrace {
    var renderer = TemplateRenderer(template, values, library)
    renderer.isTracing = true
    try? renderer.render(template.nodes)
    return renderer.trace
  }

  private init(_ template: Template, _ values: TemplateValue, _ library: TemplateLibrary) {
    self.library = library
    file = template.file
    bindings = Array(repeating: nil, count: library.variables.names.count)
    guard case .dictionary(let dictionary) = values else { return }
    given = dictionary.keys
    for index in given.indices.reversed() {
      if let id = library.variables.existingID(of: given[index]) {
        bindings[id] = dictionary.value(at: index)
      }
    }
  }

  // Indices, here and below, because in a debug build an iterator costs four
  // times as much.
  private mutating func render(_ nodes: [TemplateNode]) throws(Diagnostic) {
    for index in 0..<nodes.count { try render(nodes[index]) }
  }

  private mutating func render(_ node: TemplateNode) throws(Diagnostic) {
    switch node {
    case .text(let text, let range):
      if isTracing { note(range, isCopy: true) }
      buffer += text
    case .output(let expression): try renderOutput(expression)
    case .loop(let loop): try render(loop)
    case .branches(let branches): try render(branches)
    case .include(let include): try render(include)
    case .assignment(let name, let body):
      let start = buffer.utf8.count
      try renderBlock(body)
      hide(name)
      bindings[name] = .text(cut(from: start))
    }
  }

  private mutating func renderOutput(_ expression: TemplateExpression) throws(Diagnostic) {
    let value = try value(of: expression)
    if let text = value.printed {
      if isTracing { note(expression.range, isCopy: false) }
      buffer += text
    } else if value == .absent {
      throw absent(expression.range)
    } else {
      let (text, place) = (file.text(expression.range), place(expression.range))
      throw .unprintable(text, is: value.kind, isList: value.kind == "a list", at: place)
    }
  }

  /// Remembers where what is printed next comes from.
  private mutating func note(_ range: SourceRange, isCopy: Bool) {
    let (place, offset) = (place(range), buffer.utf8.count)
    trace.append(place, isCopy: isCopy, at: offset)
  }

  /// What an arm sets is meant for what follows the `if`: it opens no scope.
  private mutating func render(_ branches: [TemplateBranch]) throws(Diagnostic) {
    for index in 0..<branches.count {
      if let condition = branches[index].condition, try !isTrue(condition) { continue }
      return try render(branches[index].body)
    }
  }

  private mutating func render(_ include: TemplateInclude) throws(Diagnostic) {
    let (outer, place, start) = (file, place(include.range), buffer.utf8.count)
    guard let template = library[include.name] else {
      throw .unknown("template", include.name, among: [], at: place)
    }
    file = template.file
    try count(1, at: place)
    do throws(Diagnostic) {
      try renderBlock(template.nodes)
    } catch {
      var failure = error
      failure.notes.append(Diagnostic.Note("included here", at: place))
      throw failure
    }
    file = outer
    if !include.indentation.isEmpty {
      let before = trace
      let text = cut(from: start)
      trace = before
      if isTracing { trace.indent(text, from: start, by: include.indentation) }
      buffer += text.indentingLines(by: include.indentation)
    }
  }

  /// What was printed from `start` on, which is then no longer there.
  private mutating func cut(from start: Int) -> String {
    if isTracing { trace.cut(from: start) }
    let start = buffer.utf8.index(buffer.startIndex, offsetBy: start)
    defer { buffer.removeSubrange(start...) }
    return String(buffer[start...])
  }

  func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }
}

/// Scopes and loops.
extension TemplateRenderer {
  private mutating func hide(_ variable: TemplateNames.ID) {
    hidden.append((variable, bindings[variable]))
  }

  private mutating func unhide(to mark: Int) {
    while hidden.count > mark {
      let (variable, value) = hidden.removeLast()
      bindings[variable] = value
    }
  }

  /// Forgets what the nodes set.
  private mutating func renderBlock(_ nodes: [TemplateNode]) throws(Diagnostic) {
    let mark = hidden.count
    try render(nodes)
    unhide(to: mark)
  }

  private mutating func render(_ loop: TemplateLoop) throws(Diagnostic) {
    let subject = try value(of: loop.subject)
    switch subject {
    // Most lists are empty, and in a debug build the rest costs as much as an element.
    case .list(let items) where loop.key == nil:
      if items.isEmpty { try render(loop.empty) } else { try render(loop, [], items) }
    case .dictionary(let dictionary) where loop.key != nil:
      try render(loop, dictionary.keys, dictionary.values)
    case .absent: throw absent(loop.subject.range)
    default:
      let (range, hasKey) = (loop.subject.range, loop.key != nil)
      let text = file.text(range)
      throw .wrongLoopSubject(text, is: subject.kind, hasKey: hasKey, at: place(range))
    }
  }

  /// All elements are chosen before the first is printed, so that `forloop.last` and
  /// `forloop.length` count what is printed.
  private mutating func render(
    _ loop: TemplateLoop, _ keys: [String], _ values: [TemplateValue]
  ) throws(Diagnostic) {
    let (mark, outer) = (hidden.count, self.loop)
    if let key = loop.key { hide(key) }
    hide(loop.value)
    var chosen: [Int] = []
    if let condition = loop.condition {
      try count(values.count, at: place(loop.subject.range))
      for index in 0..<values.count {
        bind(loop, keys, values, index)
        if try isTrue(condition) { chosen.append(index) }
      }
    }
    let count = loop.condition == nil ? values.count : chosen.count
    try self.count(count, at: place(loop.subject.range))
    for index in 0..<count {
      self.loop = (index, count)
      bind(loop, keys, values, loop.condition == nil ? index : chosen[index])
      try renderBlock(loop.body)
    }
    self.loop = outer
    unhide(to: mark)
    if count == 0 { try render(loop.empty) }
  }

  /// Nested loops and includes could run for ever.
  private mutating func count(_ more: Int, at place: SourcePlace) throws(Diagnostic) {
    passes += more
    if passes > Self.passLimit { throw .templateRunsTooLong(limit: Self.passLimit, at: place) }
  }

  private mutating func bind(
    _ loop: TemplateLoop, _ keys: [String], _ values: [TemplateValue], _ index: Int
  ) {
    if let key = loop.key { bindings[key] = .text(keys[index]) }
    bindings[loop.value] = values[index]
  }
}
