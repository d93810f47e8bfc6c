// swift-tools-version: 6.2
import PackageDescription

// Every Swift target: Swift 6 mode, warnings as errors, and strict memory safety.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let house = strict + [.strictMemorySafety()]

// One kernel source, one target per instruction set and precision: Sources/KernelV3 and its
// siblings are links to Sources/KernelV1. The flags say what may be emitted, the defines how wide to
// write it and of which numbers.
// The compiler refuses -Ounchecked beside strict memory safety, so the debug build checks that.
func kernels(_ name: String, march: [String] = [], defines: [String] = []) -> [Target] {
  // Flattening, which is in Double on every path, stands in the modules of Floats alone.
  let flattening = ["CurveLineCounts.swift", "CurveLines.swift", "PointLanes.swift"]
  return [
    (name, defines, ["DoublePrecision.swift"]),
    (name + "Double", defines + ["KERNEL_DOUBLE"], ["FloatPrecision.swift"] + flattening),
  ].map { name, defines, exclude in
    .target(
      name: name,
      dependencies: ["KernelTypes", "CVectorMemory"], exclude: exclude,
      swiftSettings: strict
        + [
          .strictMemorySafety(.when(configuration: .debug)),
          .unsafeFlags(["-Xcc", "-fno-math-errno"] + march.flatMap { ["-Xcc", $0] }),
          .unsafeFlags(["-Ounchecked"], .when(configuration: .release)),
        ] + defines.map { .define($0) })
  }
}

#if arch(x86_64)
  let kernelTargets: [Target] =
    kernels("KernelV1")
    + kernels("KernelV3", march: ["-march=x86-64-v3"], defines: ["KERNEL_FMA", "KERNEL_BYTES_32"])
    + kernels(
      "KernelV4", march: ["-march=x86-64-v4", "-mprefer-vector-width=512"],
      defines: ["KERNEL_FMA", "KERNEL_BYTES_64"])
  let nativeFlags = ["-O3", "-march=native"]
#else
  let kernelTargets: [Target] = kernels("KernelV1", defines: ["KERNEL_FMA"])
  let nativeFlags = ["-O3"]
#endif
let kernelNames = kernelTargets.map { Target.Dependency.byName(name: $0.name) }

let package = Package(
  name: "AnimKernel",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AnimKernel", targets: ["AnimKernel"]),
    .library(name: "VectorArt", targets: ["VectorArt"]),
    .executable(name: "animbench", targets: ["animbench"]),
  ],
  targets: kernelTargets + [
    .target(name: "KernelTypes", swiftSettings: house),
    .target(name: "CVectorMemory"),
    .target(name: "CCPUFeatures"),
    .target(
      name: "AnimKernel",
      dependencies: kernelNames + ["KernelTypes", "CCPUFeatures", "CVectorMemory"],
      swiftSettings: house),
    .target(name: "VectorArt", dependencies: ["AnimKernel"], swiftSettings: house),
    .target(name: "CAllocationCounter"),
    .target(name: "CCommandLine"),
    .target(name: "BenchCore", dependencies: ["CAllocationCounter"], swiftSettings: house),
    .target(name: "Reporting", dependencies: ["BenchCore"], swiftSettings: house),
    .target(
      name: "CReference", path: "Benchmarks/CReference",
      cSettings: [.unsafeFlags(nativeFlags, .when(configuration: .release))]),
    .target(
      name: "AnimSuites", dependencies: ["AnimKernel", "VectorArt", "BenchCore", "CReference"],
      path: "Benchmarks/AnimSuites", swiftSettings: house),
    .executableTarget(
      name: "animkernel-peer", dependencies: ["AnimKernel", "VectorArt", "AnimSuites"],
      path: "Benchmarks/Peers/animkernel-peer", swiftSettings: house),
    .executableTarget(
      name: "animbench",
      dependencies: [
        "AnimKernel", "VectorArt", "BenchCore", "Reporting", "AnimSuites", "CCommandLine",
      ], swiftSettings: house),
    .target(
      name: "TestSupport", dependencies: ["AnimKernel"], path: "Tests/TestSupport",
      swiftSettings: house),
    .testTarget(
      name: "KernelTests", dependencies: ["AnimKernel", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "AnimKernelTests", dependencies: ["AnimKernel", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "VectorArtTests", dependencies: ["VectorArt", "AnimKernel", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "BenchCoreTests", dependencies: ["BenchCore", "CAllocationCounter", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "BenchCore", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "AnimbenchTests",
      dependencies: [
        "animbench", "AnimSuites", "BenchCore", "AnimKernel", "VectorArt", "TestSupport",
      ],
      exclude: ["Golden"],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
