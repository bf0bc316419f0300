#if Foundation
  // Foundation on Linux does not have the type.
  #if canImport(Darwin)
    public import Foundation

    extension TextState {
      /// The text in the language that is in use now.
      public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
      }
    }
  #endif
#endif
