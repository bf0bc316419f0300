/// Marks the state of a feature whose store is observed.
///
/// The protocol has no requirements and no effect: stores track the reads of every state. It is
/// there for code that was written for a library in which the state tracks them.
public protocol ObservableState {}
