import ActionFlow
import Files
import Testing

@testable import LanguageServer

/// Cached facts about source files survive a new scan of their folder.
@Suite struct FormerCodeTests {
  private func finishScan(of folder: String, in workspace: inout Workspace) -> SharedCode {
    let files = MemoryFiles([:])
    let scan = Workspace.Scan(
      ProjectFiles(below: folder, in: files), in: files, open: [:],
      after: workspace.formerCode(in: folder), time: .now)
    workspace.beginScan(of: folder)
    let isOfUse = workspace.finishScan(of: folder, scan, begun: workspace.scanGeneration)
    #expect(isOfUse)
    return scan.code
  }

  @Test func isKeptUntilTheNextLook() {
    var workspace = Workspace()
    let (one, two) = (
      finishScan(of: "/one", in: &workspace), finishScan(of: "/two", in: &workspace)
    )
    #expect(workspace.formerCode(in: "/one") == nil)
    // Each of several new files makes everything out of date.
    workspace.forgetEverything()
    workspace.forgetEverything()
    #expect(workspace.formerCode(in: "/one") === one && workspace.formerCode(in: "/two") === two)
    let newer = finishScan(of: "/one", in: &workspace)
    #expect(newer !== one && workspace.formerCode(in: "/one") == nil)
  }

  @Test func isForgottenWhereNobodyAsks() {
    var workspace = Workspace()
    let one = finishScan(of: "/one", in: &workspace)
    _ = finishScan(of: "/two", in: &workspace)
    workspace.forgetEverything()
    workspace.beginScan(of: "/one")
    workspace.forgetEverything()
    #expect(workspace.formerCode(in: "/one") === one)
    #expect(workspace.formerCode(in: "/two") == nil)
  }
}
