import Files
import Foundation
import SourceText
import TestKit
import Testing

@testable import GitRevisions

@Suite(.timeLimit(.minutes(10))) struct RevisionFilesTests {
  private func text(_ files: RevisionFiles, _ path: String) -> String? {
    (try? files.read(files.root + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(_ files: RevisionFiles, _ path: String = "") -> [String]? {
    files.entries(of: files.root + (path.isEmpty ? "" : "/" + path))?.map(\.name)
  }

  @Test func aCommitIsReadAsItWas() throws {
    let git = try GitFolder()
    try git.folder.write("one", to: "App/Info.plist")
    try git.folder.write("", to: "App/空 name\tx\ny/empty")
    try git.folder.write(Data([0, 255, 10, 10]), to: "b")
    try git.commit()
    try git.folder.write("two", to: "App/Info.plist")
    try git.folder.remove("b")
    try git.commit()
    try git.folder.write("three", to: "App/Info.plist")
    let before = try git.inside()
    let repository = try GitRepository(around: git.path + "/App")
    #expect(repository.root == git.path && repository.hasWorkingTree)
    let old = try repository.files(of: try repository.commit("HEAD~1"))
    #expect(text(old, "App/Info.plist") == "one")
    #expect(text(old, "App/空 name\tx\ny/empty") == "")
    #expect(try old.read(git.path + "/b") == [0, 255, 10, 10])
    #expect(names(old) == [".git", "App", "b"])
    #expect(names(old, "App") == ["Info.plist", "空 name\tx\ny"])
    #expect(names(old, "Nothing") == nil && text(old, "Nothing") == nil)
    #expect(old.kind(of: git.path) == .directory && old.kind(of: git.path + "/App") == .directory)
    #expect(old.kind(of: git.path + "/.git") == .directory)
    #expect(old.kind(of: git.path + "/b") == .file && old.kind(of: git.path + "/c") == .other)
    #expect(throws: FileReader.Failure.directory) { try old.read(git.path + "/App") }
    // There are no files outside of the repository.
    #expect(old.kind(of: Path.folder(of: git.path)) == .other)
    #expect(old.kind(of: "/etc/passwd") == .other && old.entries(of: "/") == nil)
    let new = try repository.files(of: try repository.commit("main"))
    #expect(text(new, "App/Info.plist") == "two" && names(new) == [".git", "App"])
    #expect(new.obstacles.isEmpty && old.obstacles.isEmpty)
    // Nothing was written.
    #expect(try git.inside() == before)
  }

  @Test func linksLeadNowhereElse() throws {
    let git = try GitFolder()
    try git.folder.write("a", to: "Sources/A.swift")
    for (name, target) in [
      ("file", "Sources/A.swift"), ("folder", "Sources"), ("out", "../../etc"),
      ("root", "/etc/passwd"), ("circle", "circle"), ("Sources/up", "../file"),
      ("broken", "nothing"), ("whole", git.path + "/Sources/A.swift"),
      // Paths above the tree, which contain the name of its folder, belong to no commit.
      ("back", "../" + Path.name(of: git.path) + "/Sources/A.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: git.path + "/" + name, withDestinationPath: target)
    }
    try git.commit()
    let repository = try GitRepository(around: git.path)
    for files in [
      try repository.files(of: try repository.commit("HEAD")), try repository.workingFiles(),
    ] {
      func kind(_ name: String) -> DirectoryListing.Kind { files.kind(of: git.path + "/" + name) }
      #expect(kind("file") == .file && kind("Sources/up") == .file && kind("whole") == .file)
      #expect(kind("folder") == .directory && kind("folder/A.swift") == .file)
      for name in ["out", "out/passwd", "root", "circle", "broken", "back"] {
        #expect(kind(name) == .other)
      }
      #expect(text(files, "folder/up") == "a" && text(files, "root") == nil)
      let kinds = Dictionary(
        uniqueKeysWithValues: (files.entries(of: git.path) ?? []).map { ($0.name, $0.kind) })
      // As on the disk, a link to a file counts as a file, and a link to a folder is not followed.
      #expect(kinds["file"] == .file && kinds["folder"] == .link && kinds["broken"] == .link)
    }
  }

  /// Forty successive links are followed, and no more.
  @Test func linksAreFollowedToALimit() throws {
    let git = try GitFolder()
    try git.folder.write("a", to: "0")
    for number in 1...41 {
      try FileManager.default.createSymbolicLink(
        atPath: git.path + "/\(number)", withDestinationPath: "\(number - 1)")
    }
    try git.commit()
    let repository = try GitRepository(around: git.path)
    for files in [
      try repository.files(of: try repository.commit("HEAD")), try repository.workingFiles(),
    ] {
      #expect(text(files, "40") == "a" && text(files, "41") == nil)
    }
  }

  /// Git LFS pointers are short: a long file that begins like one is none.
  @Test func longFilesAreNoPointers() throws {
    let git = try GitFolder()
    let start = "version https://git-lfs.github.com/spec/v1\n"
    let long = start + String(repeating: "x", count: 1025 - start.utf8.count)
    try git.folder.write(long, to: "long")
    try git.folder.write(String(long.dropLast()), to: "short")
    let files = try GitRepository(around: git.path).workingFiles()
    #expect(text(files, "long") == long && text(files, "short") == nil)
    #expect(files.obstacles.map(\.path) == [git.path + "/short"])
  }

  @Test func whatIsElsewhereIsUnknown() throws {
    let git = try GitFolder()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    try git.folder.write(pointer, to: "Info.plist")
    try git.folder.write(Data("\0GITCRYPT\0abc".utf8), to: "Secret.swift")
    try git.commit()
    let id = try git.git("rev-parse", "HEAD")
    try git.git("update-index", "--add", "--cacheinfo", "160000,\(id),Vendor/Lib")
    try git.git("commit", "--quiet", "-m", "x")
    let repository = try GitRepository(around: git.path)
    for files in [
      try repository.files(of: try repository.commit("HEAD")), try repository.workingFiles(),
    ] {
      #expect(files.kind(of: git.path + "/Vendor/Lib") == .directory)
      #expect(files.entries(of: git.path + "/Vendor/Lib") == nil)
      #expect(files.kind(of: git.path + "/Vendor/Lib/a") == .other)
      #expect(text(files, "Info.plist") == nil && text(files, "Secret.swift") == nil)
      #expect(
        files.obstacles.map(\.obstacle) == [.pointer, .encrypted, .submodule]
          && files.obstacles.map(\.path).map { Path.relative($0, to: git.path) }
            == ["Info.plist", "Secret.swift", "Vendor/Lib"]
      )
      // A search of the folder is then known to be incomplete.
      let project = ProjectFiles(below: git.path, in: files)
      #expect(!project.isComplete && project.unreadable == [git.path + "/Vendor/Lib"])
    }
  }

  @Test func theWorkingTreeIsWhatGitWouldCommit() throws {
    let git = try GitFolder()
    try git.folder.write("*.o\nbuild/\n", to: ".gitignore")
    for name in ["kept", "changed", "gone", "Left/out", "Left/too", "becomes"] {
      try git.folder.write("old", to: name)
    }
    try git.commit()
    try git.git("update-index", "--skip-worktree", "Left/out")
    // With both flags git shows a lower-case letter.
    try git.git("update-index", "--skip-worktree", "Left/too")
    try git.git("update-index", "--assume-unchanged", "Left/too")
    try git.folder.remove("Left")
    try git.folder.write("new", to: "changed")
    try git.folder.write("new", to: "Added/file")
    try git.folder.write("x", to: "a.o")
    try git.folder.write("x", to: "build/Info.plist")
    try git.folder.remove("gone")
    try git.folder.remove("becomes")
    try git.folder.write("new", to: "becomes/folder")
    let files = try GitRepository(around: git.path).workingFiles()
    #expect(names(files) == [".git", ".gitignore", "Added", "Left", "becomes", "changed", "kept"])
    #expect(text(files, "changed") == "new" && text(files, "Added/file") == "new")
    #expect(text(files, "becomes/folder") == "new" && text(files, "gone") == nil)
    // A sparse working tree leaves the file out; it was not removed.
    #expect(text(files, "Left/out") == "old" && text(files, "Left/too") == "old")
  }

  @Test func revisionsThatAreNotThere() throws {
    let git = try GitFolder()
    try git.folder.write("a", to: "a")
    #expect(throws: GitFailure.unknownRevision("HEAD", isShallow: false)) {
      try GitRepository(around: git.path).commit("HEAD")
    }
    try git.commit()
    try git.commit()
    let repository = try GitRepository(around: git.path)
    for name in [
      "nothing", "HEAD~7", "", "--all", "-h", "HEAD:a", "HEAD^{tree}", "a\0b", "x y", "../a",
    ] {
      #expect(throws: GitFailure.unknownRevision(name, isShallow: false)) {
        try repository.commit(name)
      }
    }
    let other = try TemporaryFolder()
    // The folder for temporary files may be inside a repository, but not on test machines.
    #expect(throws: GitFailure.notARepository(other.path)) {
      try GitRepository(around: other.path)
    }
    let clone = other.path + "/clone"
    try git.git("clone", "--quiet", "--depth", "1", "file://" + git.path, clone)
    let shallow = try GitRepository(around: clone)
    #expect(throws: GitFailure.unknownRevision("HEAD~1", isShallow: true)) {
      try shallow.commit("HEAD~1")
    }
    let text = GitFailure.unknownRevision("HEAD~1", isShallow: true).message
    #expect(text.english.contains("--unshallow") && text.simplifiedChinese.contains("浅克隆"))
    let bare = other.path + "/bare"
    try git.git("clone", "--quiet", "--bare", "file://" + git.path, bare)
    let kept = try GitRepository(around: bare)
    #expect(!kept.hasWorkingTree && kept.root == bare)
    #expect(self.text(try kept.files(of: try kept.commit("main~1")), "a") == "a")
    #expect(throws: GitFailure.noWorkingTree) { try kept.workingFiles() }
  }

  @Test func wherePathsOfHistoryPart() throws {
    let git = try GitFolder()
    try git.commit("first")
    let first = try git.git("rev-parse", "HEAD")
    try git.git("checkout", "--quiet", "-b", "topic")
    try git.commit("topic")
    try git.git("checkout", "--quiet", "main")
    try git.commit("main")
    try git.git("checkout", "--quiet", "--orphan", "alone")
    try git.commit("alone")
    let repository = try GitRepository(around: git.path)
    let (main, topic) = (try repository.commit("main"), try repository.commit("topic"))
    #expect(try repository.mergeBase(main, topic).id == first)
    #expect(throws: GitFailure.noCommonAncestor("main", "alone", isShallow: false)) {
      try repository.mergeBase(main, try repository.commit("alone"))
    }
  }

  /// A clone can lack contents, as a partial clone does; nothing is fetched for them.
  @Test func contentsThatAreNotThere() throws {
    let git = try GitFolder()
    try git.folder.write("a", to: "a")
    try git.folder.write("b", to: "b")
    try git.commit()
    let id = try git.git("rev-parse", "HEAD:a")
    try git.folder.remove(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    let repository = try GitRepository(around: git.path)
    let files = try repository.files(of: try repository.commit("HEAD"))
    #expect(text(files, "a") == nil && text(files, "b") == "b")
    #expect(files.obstacles.map(\.path) == [git.path + "/a"])
    let tree = try git.git("rev-parse", "HEAD^{tree}")
    try git.folder.remove(".git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))")
    #expect(throws: GitFailure.self) { try repository.files(of: try repository.commit("HEAD")) }
  }

  @Test func manyThreadsReadAtOnce() async throws {
    let git = try GitFolder()
    for number in 0..<40 {
      try git.folder.write(String(repeating: "\(number)\n", count: number * 500), to: "f\(number)")
    }
    try git.commit()
    let repository = try GitRepository(around: git.path)
    let files = try repository.files(of: try repository.commit("HEAD"))
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          let bytes = try? files.read(files.root + "/f\(number)")
          return bytes.map { String(decoding: $0, as: UTF8.self) }
            == String(repeating: "\(number)\n", count: number * 500)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
