import GeneratedSupport

#if os(Linux)
  import Runtime
#endif

/// Reads the stack. Among the supported platforms and versions, only Linux always has Swift's
/// backtrace module.
enum Backtraces {
  /// Lists the program's images. This must happen before another thread can unmap a file: Swift's
  /// module reads whatever was mapped when it looked.
  static func prepare() {
    #if os(Linux)
      _ = images
    #endif
  }

  static var callerPlace: CallerPlace? {
    #if os(Linux)
      guard let backtrace = try? Backtrace.capture(limit: 24, top: 0, images: images) else {
        return nil
      }
      return CallerPlace { place(in: backtrace, isLineWanted: $0) }
    #else
      nil
    #endif
  }

  #if os(Linux)
    private static let images = ImageMap.capture()

    private static func place(in backtrace: Backtrace, isLineWanted: Bool) -> String? {
      let frames = backtrace.symbolicated(options: isLineWanted ? [.showSourceLocations] : [])?
        .frames
      return frames?.lazy.compactMap(\.symbol).compactMap(caller).first
    }

    /// The source line of a function outside this package and Swift's library, or its name if no
    /// line is known.
    private static func caller(_ symbol: SymbolicatedBacktrace.Symbol) -> String? {
      if isLibrary(symbol.rawName) { return nil }
      guard let location = symbol.sourceLocation, location.line > 0 else { return symbol.name }
      return "\(location.path):\(location.line)"
    }

    /// Whether the mangled name is one of this package or of Swift's library.
    private static func isLibrary(_ name: String) -> Bool {
      ["$s16GeneratedSupport", "$s20GeneratedTestSupport", "$ss"].contains { name.hasPrefix($0) }
    }
  #endif
}
