import Foundation
import GeneratedSupport
import Testing

@Suite struct CurrentProcessTests {
  @Test func aProcessThatFailsAtItsExitRunsTheHandlersThatWereRegisteredEarlier() async throws {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      atexit { CurrentProcess.writeToStandardError("earlier handler\n") }
      CurrentProcess.failAtExit()
      atexit { CurrentProcess.writeToStandardError("later handler\n") }
      exit(0)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.hasSuffix("later handler\nearlier handler\n"))
  }
}
