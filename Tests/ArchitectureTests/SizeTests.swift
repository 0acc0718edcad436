import CodeSyntax
import Guide
@testable import OldStylePropertyList
import Testing

/// What a file or a project has a hundred thousand of is as small as ARCHITECTURE.md says.
@Suite struct SizeTests {
  @Test func whatThereIsMuchOfIsSmall() {
    #expect(MemoryLayout<Token>.stride == 8)
    #expect(MemoryLayout<OldStyleNode>.stride == 24)
    #expect(MemoryLayout<ShortcutKey>.stride == 1)
  }
}
