/// Every message of the generator. The catalogue has the words, the caller has the facts.
extension Diagnostic {
}
