/// Prints a template. It stops at the first thing that cannot be printed: `failure` then says what,
/// and the functions return false, or no value.
///
/// Variables lie in an array, by the number of their name; a block that gives one a value puts the
/// old value back at its end. So a look-up costs the same however deep it stands, and an included
/// template sees what its includer sees.
struct TemplateRenderer {
  struct Loop {
    var index: Int
    var count: Int
  }

  let library: TemplateLibrary
  var file: SourceFile
  // Text, because appending bytes takes 2.5 times as long in a debug build.
  private var buffer = ""
  var bindings: [TemplateValue?]
  var loop: Loop?
  var failure: Diagnostic?
  /// The names of the values given; those that no template mentions have no number.
  private(set) var given: [String] = []
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
    let isDone = renderer.render(template.nodes)
    if !isDone { _ = renderer.cut(from: start) }
    swap(&renderer.buffer, &buffer)
    return renderer.failure
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
  mutating func render(_ nodes: [TemplateNode]) -> Bool {
    for index in 0..<nodes.count {
      guard render(nodes[index]) else { return false }
    }
    return true
  }

  private mutating func render(_ node: TemplateNode) -> Bool {
    switch node {
    case .text(let text):
      buffer += text
      return true
    case .output(let expression): return renderOutput(expression)
    case .loop(let loop): return render(loop)
    case .branches(let branches): return render(branches)
    case .include(let include): return render(include)
    case .assignment(let assignment): return render(assignment)
    }
  }

  private mutating func renderOutput(_ expression: TemplateExpression) -> Bool {
    switch value(of: expression) {
    case nil: return false
    case .text(let text)?: buffer += text
    case .number(let number)?: buffer += String(number)
    case .bool(let bool)?: buffer += bool ? "true" : "false"
    case .absent?: return fail(expression, Diagnostic.absentTemplateValue(_:at:))
    case .list?:
      return fail(expression) { .unprintable($0, is: "a list", isList: true, at: $1) }
    case .dictionary?:
      return fail(expression) { .unprintable($0, is: "a dictionary", isList: false, at: $1) }
    }
    return true
  }

  /// What an arm sets is meant for what follows the `if`: it opens no scope.
  private mutating func render(_ branches: [TemplateBranch]) -> Bool {
    for index in 0..<branches.count {
      guard let condition = branches[index].condition else { return render(branches[index].body) }
      guard let isTrue = isTrue(condition) else { return false }
      if isTrue { return render(branches[index].body) }
    }
    return true
  }
}

/// Scopes.
extension TemplateRenderer {
  private mutating func bind(_ variable: TemplateNames.ID, _ value: TemplateValue) {
    hidden.append((variable, bindings[variable]))
    bindings[variable] = value
  }

  private mutating func unbind(to mark: Int) {
    guard hidden.count > mark else { return }
    for index in (mark..<hidden.count).reversed() {
      bindings[hidden[index].variable] = hidden[index].value
    }
    hidden.removeSubrange(mark...)
  }

  private mutating func render(_ assignment: TemplateAssignment) -> Bool {
    let start = buffer.utf8.count
    let mark = hidden.count
    guard render(assignment.body) else { return false }
    unbind(to: mark)
    bind(assignment.name, .text(cut(from: start)))
    return true
  }

  /// What was printed from `start` on, which is then no longer there.
  private mutating func cut(from start: Int) -> String {
    let start = buffer.utf8.index(buffer.startIndex, offsetBy: start)
    defer { buffer.removeSubrange(start...) }
    return String(buffer[start...])
  }

  private mutating func render(_ include: TemplateInclude) -> Bool {
    switch library.target(of: include) {
    case .template(let index): return render(library.templates[index], for: include)
    case .broken(let diagnostic): failure = diagnostic
    case nil: failure = .unknown("template", include.name, among: [], at: place(include.range))
    }
    return false
  }

  private mutating func render(_ template: Template, for include: TemplateInclude) -> Bool {
    let (outer, start, mark) = (file, buffer.utf8.count, hidden.count)
    file = template.file
    let isDone = render(template.nodes)
    file = outer
    unbind(to: mark)
    guard isDone else {
      let note = Diagnostic.Note("included here", at: place(include.range))
      failure?.notes.append(note)
      return false
    }
    if !include.indentation.isEmpty {
      let lines = Array(cut(from: start).utf8).indentingLines(by: include.indentation)
      buffer += String(decoding: lines, as: UTF8.self)
    }
    return true
  }
}

/// Loops.
extension TemplateRenderer {
  private mutating func render(_ loop: TemplateLoop) -> Bool {
    guard let subject = value(of: loop.subject) else { return false }
    // Most lists are empty, and in a debug build the rest costs as much as an element.
    if loop.key == nil, case .list(let items) = subject, items.isEmpty {
      return render(loop.empty)
    }
    switch (subject, loop.key) {
    case (.list(let items), nil):
      return render(loop, [], items)
    case (.dictionary(let dictionary), .some):
      return render(loop, dictionary.keys, dictionary.values)
    case (.absent, _):
      return fail(loop.subject, Diagnostic.absentTemplateValue(_:at:))
    default:
      return fail(loop.subject) {
        .wrongLoopSubject($0, is: subject.kind, hasKey: loop.key != nil, at: $1)
      }
    }
  }

  private mutating func render(
    _ loop: TemplateLoop, _ keys: [String], _ values: [TemplateValue]
  ) -> Bool {
    let (outerKey, outerValue) = (loop.key.map { bindings[$0] }, bindings[loop.value])
    guard let (keys, values) = choose(loop, keys, values), repeatBody(of: loop, keys, values) else {
      return false
    }
    bindings[loop.value] = outerValue
    if let key = loop.key { bindings[key] = outerKey ?? nil }
    return values.isEmpty ? render(loop.empty) : true
  }

  private mutating func repeatBody(
    of loop: TemplateLoop, _ keys: [String], _ values: [TemplateValue]
  ) -> Bool {
    let (outer, mark) = (self.loop, hidden.count)
    for index in 0..<values.count {
      self.loop = Loop(index: index, count: values.count)
      setVariables(of: loop, keys, values, index)
      guard render(loop.body) else { return false }
      unbind(to: mark)
    }
    self.loop = outer
    return true
  }

  private mutating func setVariables(
    of loop: TemplateLoop, _ keys: [String], _ values: [TemplateValue], _ index: Int
  ) {
    if let key = loop.key { bindings[key] = .text(keys[index]) }
    bindings[loop.value] = values[index]
  }

  /// The elements that the loop's condition lets through. All are asked before the first is
  /// printed, so that `forloop.last` and `forloop.length` count what is printed.
  private mutating func choose(
    _ loop: TemplateLoop, _ keys: [String], _ values: [TemplateValue]
  ) -> (keys: [String], values: [TemplateValue])? {
    guard let condition = loop.condition else { return (keys, values) }
    var chosen: (keys: [String], values: [TemplateValue]) = ([], [])
    for index in 0..<values.count {
      setVariables(of: loop, keys, values, index)
      guard let isChosen = isTrue(condition) else { return nil }
      guard isChosen else { continue }
      if loop.key != nil { chosen.keys.append(keys[index]) }
      chosen.values.append(values[index])
    }
    return chosen
  }
}

/// Failures.
extension TemplateRenderer {
  func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }

  /// Fails with a diagnostic that `make` creates from the text of the expression and its place.
  mutating func fail(
    _ expression: TemplateExpression, _ make: (String, SourcePlace) -> Diagnostic
  ) -> Bool {
    failure = make(file.text(expression.range), place(expression.range))
    return false
  }

  mutating func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
    failure = diagnostic
    return nil
  }
}
