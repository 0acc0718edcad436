import Files
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("/", "/"), ("/a", "/a"), ("/a/", "/a"), ("//a", "/a"), ("/a//b", "/a/b"), ("/a/./b", "/a/b"),
    ("/a/../b", "/b"), ("/..", "/"), ("/.", "/"), ("/a/.b/..c/...", "/a/.b/..c/..."),
    ("/图标/é.plist", "/图标/é.plist"), ("/a/b/..", "/a"),
  ])
  func absolutePathsHaveNoDots(_ path: String, _ expected: String) {
    #expect(Path.absolute(path) == expected)
  }

  @Test func aFolderHoldsWhatIsBehindItsSlash() {
    for inside in ["/a/b", "/a/b/", "/a/b/c", "/a/b/c/d"] {
      #expect(Path.isInside(inside, "/a/b"), "\(inside)")
    }
    for outside in ["/a/b2", "/a/b2/c", "/a/B", "/a", "/", "/b", "/a/b.txt"] {
      #expect(!Path.isInside(outside, "/a/b"), "\(outside)")
    }
    #expect(Path.isInside("/a", "/") && Path.isInside("/", "/") && Path.isInside("/a/b", "/a/"))
  }

  @Test func foldersAreCutAtSlashesAlone() {
    // A combining mark after a slash forms one character with it.
    #expect(Path.folders(above: "/a/\u{301}b/c") == ["/a/\u{301}b", "/a", "/"])
    #expect(Path.folder(of: "/a/\u{301}b") == "/a" && Path.name(of: "/a/\u{301}b") == "\u{301}b")
    #expect(Path.folder(of: "a") == "" && Path.folder(of: "/a") == "/")
  }
}
