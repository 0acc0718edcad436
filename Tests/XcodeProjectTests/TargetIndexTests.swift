import TestKit
import Testing

@testable import XcodeProject

/// The index finds the targets with a file, and the same targets as a search of each.
@Suite struct TargetIndexTests {
  private static let names = ["A", "b", "C.lproj", "é"]

  private static func path(_ random: inout SplitMix64, _ depth: Int) -> String {
    "/" + (0..<depth).map { _ in random.pick(names) }.joined(separator: "/")
  }

  private static func target(_ random: inout SplitMix64) -> XcodeTarget {
    var files = TargetFiles()
    for _ in 0..<random.int(below: 4) {
      files.add(path(&random, 1 + random.int(below: 3)) + "/a.swift", .source)
    }
    if random.int(below: 3) == 0 { files.addCopiedFolder(path(&random, random.int(below: 3))) }
    for _ in 0..<random.int(below: 3) {
      files.add(
        TargetFiles.SynchronizedFolder(
          path: path(&random, random.int(below: 3)), isOwner: random.int(below: 4) > 0,
          exceptions: ["a.swift", "b/a.swift", "C.lproj"].filter { _ in random.int(below: 3) == 0 })
      )
    }
    return XcodeTarget(name: "T", productType: "", configurations: [], files: files)
  }

  @Test func itAgreesWithTheTargets() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let targets = (0..<random.int(below: 9)).map { _ in Self.target(&random) }
      let index = TargetIndex(targets)
      for _ in 0..<50 {
        var path = Self.path(&random, random.int(below: 4)) + "/a.swift"
        if random.int(below: 4) == 0 { path = path.uppercased() }
        #expect(
          index.owners(of: path)
            == targets.indices.filter { targets[$0].files.role(of: path) != nil }, "\(path)")
      }
    }
  }
}
