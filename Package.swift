// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Apple's modules are found by the platform and not with `canImport`, because a target of an
// application can be called `Combine` or `SwiftUI`, too.
let runtime =
  settings + [
    .define(
      "Apple",
      .when(platforms: [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS]))
  ]

// A release build of an application runs the tool once for each target. To optimise the tool would
// take much longer than that saves. Whoever builds the tool itself passes `-Xswiftc -O`, which
// comes after these flags.
//
// Every clean build of an application compiles the tool, and much of that was its debug
// information. The flag goes to the frontend, because SwiftPM's own `-g` comes after these flags.
// To debug the tool, pass `-Xswiftc -Xfrontend -Xswiftc -g`.
let tool =
  settings + [
    .unsafeFlags(["-Xfrontend", "-gnone"]),
    .unsafeFlags(["-Onone"], .when(configuration: .release)),
  ]

// As in the modules of an application that Xcode creates.
let onTheMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "reducergen",
  // `Synchronization` needs these versions; on Linux it is part of the toolchain.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "GeneratedSupport", targets: ["GeneratedSupport"]),
    .library(name: "GeneratedTestSupport", targets: ["GeneratedTestSupport"]),
    .library(name: "ReducerGenRecording", targets: ["ReducerGenRecording"]),
    .library(name: "ReducerGenTesting", targets: ["ReducerGenTesting"]),
    .library(name: "TracePictures", targets: ["TracePictures"]),
    .plugin(name: "ReducerGenPlugin", targets: ["ReducerGenPlugin"]),
    .plugin(name: "ReducerGenCommand", targets: ["ReducerGenCommand"]),
    .executable(name: "reducergen", targets: ["reducergen"]),
    .executable(name: "reducergen-workshop", targets: ["reducergen-workshop"]),
  ],
  traits: [
    .trait(
      name: "Foundation",
      description: "Support for Foundation's types, such as dependencies and dumps."),
    .default(enabledTraits: ["Foundation"]),
  ],
  targets: [
    .target(name: "ReducerGenSyntax", swiftSettings: tool),
    .target(name: "ReducerGenIndex", dependencies: ["ReducerGenSyntax"], swiftSettings: tool),
    .target(
      name: "ReducerGenCore", dependencies: ["ReducerGenIndex", "ReducerGenSyntax"],
      swiftSettings: tool),
    .target(
      name: "ReducerGenCommandLine", dependencies: ["ReducerGenSyntax"], swiftSettings: tool),
    .executableTarget(
      name: "reducergen",
      dependencies: ["ReducerGenCommandLine", "ReducerGenCore", "ReducerGenSyntax"],
      swiftSettings: tool),
    .target(
      name: "ReducerGenMigration",
      dependencies: ["ReducerGenCore", "ReducerGenIndex", "ReducerGenSyntax"],
      swiftSettings: settings),
    .target(
      name: "ReducerGenCoverage",
      dependencies: [
        "ReducerGenCommandLine", "ReducerGenCore", "ReducerGenIndex", "ReducerGenSyntax",
      ],
      swiftSettings: settings),
    .target(
      name: "ReducerGenMap",
      dependencies: [
        "ReducerGenCommandLine", "ReducerGenCore", "ReducerGenCoverage", "ReducerGenIndex",
        "ReducerGenSyntax",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "reducergen-workshop",
      dependencies: [
        "ReducerGenCommandLine", "ReducerGenCore", "ReducerGenCoverage", "ReducerGenMap",
        "ReducerGenMigration", "ReducerGenSyntax",
      ],
      swiftSettings: settings),
    .plugin(
      name: "ReducerGenPlugin", capability: .buildTool(), dependencies: ["reducergen"]),
    .plugin(
      name: "ReducerGenCommand",
      capability: .command(
        intent: .custom(
          verb: "reducergen",
          description:
            "Writes or checks generated code, migrates from macros, shows coverage, or draws a map"),
        permissions: [
          .writeToPackageDirectory(
            reason:
              "writes generated code to the folder 'Generated' of each target; 'model', 'coverage' and 'map' write nothing"
          )
        ]),
      // It builds the workshop when somebody asks for one of its commands.
      dependencies: ["reducergen"]),
    .target(name: "GeneratedSupport", swiftSettings: runtime),
    .target(
      name: "TracePictures", dependencies: ["GeneratedSupport"], swiftSettings: settings),
    .target(name: "GeneratedTestSupportHook"),
    .target(
      name: "GeneratedTestSupport",
      dependencies: ["GeneratedSupport", "GeneratedTestSupportHook", "TracePictures"],
      swiftSettings: settings),
    .target(name: "ReducerGenRecordingHook"),
    .target(
      name: "ReducerGenRecording",
      dependencies: [
        "GeneratedSupport", "GeneratedTestSupport", "ReducerGenCommandLine", "ReducerGenIndex",
        "ReducerGenRecordingHook", "ReducerGenSyntax",
      ],
      swiftSettings: settings),
    .target(
      name: "ReducerGenTesting",
      dependencies: [
        "GeneratedTestSupport", "ReducerGenCommandLine", "ReducerGenCore", "ReducerGenRecording",
        "ReducerGenSyntax",
      ],
      swiftSettings: settings),
    .target(
      name: "DemoTracks", dependencies: ["GeneratedSupport"], swiftSettings: settings,
      plugins: ["ReducerGenPlugin"]),
    .target(
      name: "DemoTracksLive", dependencies: ["DemoTracks", "GeneratedSupport"],
      swiftSettings: settings),
    .target(
      name: "DemoFeatures", dependencies: ["DemoTracks", "GeneratedSupport"],
      swiftSettings: settings + onTheMainActor, plugins: ["ReducerGenPlugin"]),
    .target(name: "DemoConsole", swiftSettings: settings),
    .target(
      name: "DemoTerminal",
      dependencies: ["DemoConsole", "DemoFeatures", "DemoTracks", "GeneratedSupport"],
      swiftSettings: settings),
    .executableTarget(
      name: "Demo",
      dependencies: [
        "DemoConsole", "DemoFeatures", "DemoTerminal", "DemoTracksLive", "GeneratedSupport",
        "TracePictures",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReducerGenCommandLineTests",
      dependencies: ["ReducerGenCommandLine", "ReducerGenCore"],
      swiftSettings: settings),
    .testTarget(
      name: "GeneratedSupportTests",
      dependencies: [
        "GeneratedSupport", "GeneratedTestSupport", "ReducerGenCore", "ReducerGenSyntax",
      ],
      swiftSettings: settings, plugins: ["ReducerGenPlugin"]),
    .testTarget(
      name: "MainActorTests", dependencies: ["GeneratedSupport", "GeneratedTestSupport"],
      swiftSettings: settings + onTheMainActor, plugins: ["ReducerGenPlugin"]),
    .testTarget(
      name: "DependencyGuideTests", dependencies: ["GeneratedSupport", "GeneratedTestSupport"],
      swiftSettings: settings, plugins: ["ReducerGenPlugin"]),
    .testTarget(
      name: "TestingGuideTests", dependencies: ["GeneratedSupport", "GeneratedTestSupport"],
      swiftSettings: settings, plugins: ["ReducerGenPlugin"]),
    .testTarget(
      name: "DemoFeaturesTests",
      dependencies: [
        "DemoConsole", "DemoFeatures", "DemoTerminal", "DemoTracks", "GeneratedTestSupport",
        "ReducerGenTesting",
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: settings),
    .testTarget(
      name: "TracePicturesTests",
      dependencies: ["GeneratedSupport", "GeneratedTestSupport", "TracePictures"],
      swiftSettings: settings),
    .testTarget(
      name: "DemoConsoleTests", dependencies: ["DemoConsole"], swiftSettings: settings),
    // These tests start the Demo, which is built with them.
    .testTarget(name: "DemoTests", swiftSettings: settings),
    .testTarget(
      name: "ReducerGenRecordingTests",
      dependencies: [
        "GeneratedTestSupport", "ReducerGenIndex", "ReducerGenRecording", "ReducerGenSyntax",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReducerGenTestingTests",
      dependencies: ["GeneratedTestSupport", "ReducerGenRecording", "ReducerGenTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ReducerGenMigrationTests",
      dependencies: ["ReducerGenCore", "ReducerGenMigration", "ReducerGenSyntax"],
      swiftSettings: settings),
    .testTarget(
      name: "ReducerGenCoverageTests",
      dependencies: ["ReducerGenCommandLine", "ReducerGenCoverage", "ReducerGenSyntax"],
      swiftSettings: settings),
    .testTarget(
      name: "ReducerGenMapTests",
      dependencies: [
        "ReducerGenCommandLine", "ReducerGenCoverage", "ReducerGenMap", "ReducerGenSyntax",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReducerGenCoreTests",
      dependencies: ["ReducerGenCore", "ReducerGenIndex", "ReducerGenSyntax"],
      swiftSettings: settings),
  ]
)
