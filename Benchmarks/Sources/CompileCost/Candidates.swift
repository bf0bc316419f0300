/// A synthetic package: the same sources with annotations and without, or written by hand.
struct Candidate: Sendable {
  enum Content { case features, clients, routes, destinations }

  var name: String
  var summary: String
  /// What its files contain.
  var content: Content
  /// Whether the tool generates code for it.
  var isAnnotated = true
  /// Whether the candidates after it are compared with it.
  var isBase = false
  /// The limit of a clean build, as a multiple of the package with which it is compared.
  var limit: Double?
}

let candidates: [Candidate] = [
  Candidate(
    name: "features-none", summary: "no generated code, no key paths", content: .features,
    isAnnotated: false, isBase: true),
  Candidate(
    name: "features", summary: "the same, with what the tool generates", content: .features),
  Candidate(
    name: "clients-none", summary: "a client of eight endpoints in each, nothing generated",
    content: .clients, isAnnotated: false, isBase: true),
  Candidate(name: "clients", summary: "the same, with what the tool generates", content: .clients),
  Candidate(
    name: "routes-none", summary: "a public enum and a public client in each, nothing imported",
    content: .routes, isAnnotated: false, isBase: true),
  Candidate(name: "routes", summary: "the same, with what the tool generates", content: .routes),
  Candidate(
    name: "destinations-by-hand", summary: "eight destinations, written by hand",
    content: .destinations, isBase: true),
  Candidate(
    name: "destinations", summary: "the same as a 'CaseReducer'", content: .destinations, limit: 1.5
  ),
]
