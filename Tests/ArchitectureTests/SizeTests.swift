import CodeSyntax
import Guide
@testable import OldStylePropertyList
import Testing

/// Values of which a file or a project has a hundred thousand are as small as ARCHITECTURE.md states.
@Suite struct SizeTests {
  @Test func whatThereIsMuchOfIsSmall() {
    #expect(MemoryLayout<Token>.stride == 8)
    #expect(MemoryLayout<OldStyleNode>.stride == 24)
    #expect(MemoryLayout<ShortcutKey>.stride == 1)
  }
}
