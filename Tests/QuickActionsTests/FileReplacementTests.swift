import Foundation
import Platform
import TestKit
import Testing

@testable import Files

#if canImport(CExtendedAttributes)
  import CExtendedAttributes
#endif

/// The preserved attributes of a file whose content is replaced, and the cases in which nothing is written.
@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/Info.plist"
    try folder.write("old", to: "Info.plist")
  }

  private func replace(
    _ old: String? = "old", beforeComparing: () -> Void = {}
  ) throws(FileWriter.Failure) {
    try FileReplacement(of: path, old.map { Array($0.utf8) })
      .write(Array("new".utf8), beforeComparing: beforeComparing)
  }

  /// An existing file is not overwritten by a new one.
  @Test func nothingIsWrittenOver() throws {
    #expect(throws: FileWriter.Failure.self) { try TemporaryFile(path) }
    #expect(throws: FileWriter.Failure.self) { try FileWriter.write(Array("new".utf8), to: path) }
    #expect(try content == "old")
  }

  /// The content and its new name survive a power failure.
  @Test func theFileAndItsFolderAreSynced() throws {
    var kinds: [mode_t] = []
    let sync: (Int32) -> Int32 = { descriptor in
      var info = stat()
      kinds.append(fstat(descriptor, &info) == 0 ? info.st_mode & S_IFMT : 0)
      return Medium.sync(descriptor)
    }
    try FileReplacement(of: path, Array("old".utf8)).write(Array("new".utf8), sync: sync)
    #expect(kinds == [S_IFREG, S_IFDIR])
    #expect(throws: FileWriter.Failure.self) {
      try FileReplacement(of: path, Array("new".utf8)).write([], sync: { _ in -1 })
    }
    #expect(try content == "new")
  }

  /// A system error names the path and a remedy, in both languages.
  @Test func refusalsHaveAWayOut() throws {
    let new = folder.path + "/new.txt"
    for (code, place, words) in [
      (EACCES, path, "no permission to write the file; change its permissions"),
      (EACCES, new, "in the folder \(folder.path); change its permissions, or name another place"),
      (EACCES, folder.path, "in the folder \(folder.path); change"),
      (EPERM, new, "does not let this program write in \(folder.path)"),
      (EROFS, new, "the file system of \(folder.path) is read-only; name another place"),
      (ENOSPC, new, "there is no space left; make some"),
    ] {
      let reason = SystemProblem(code).writing(place)
      #expect(reason.english.contains(words), "\(reason.english)")
      #expect(reason.simplifiedChinese.contains { $0 >= "\u{4E00}" })
    }
    for code in [EACCES, EPERM, ENOENT] {
      let words = String(cString: strerror(code))
      #expect(SystemProblem(words: words).reading == SystemProblem(code).reading)
      #expect(SystemProblem(code).reading.simplifiedChinese.contains { $0 >= "\u{4E00}" })
    }
    #expect(SystemProblem(EACCES).reading.english.contains("no permission to read it; change"))
    // Without the folder no file is left behind, and the uppermost missing folder is named.
    for path in ["gone/a.txt", "gone/b/a.txt"] {
      let error = #expect(throws: FileWriter.Failure.self) {
        try FileWriter.replace(folder.path + "/" + path, nil, with: [])
      }
      #expect(error?.reason.english == "there is no folder \(folder.path)/gone; make it first")
    }
    let error = #expect(throws: FileWriter.Failure.self) {
      try FileWriter.replace(path + "/a.txt", nil, with: [])
    }
    #expect(error?.reason.english == "a part of \(path) is no folder; name another place")
    #expect(try content == "old")
  }

  @Test func emptyFoldersAreRemovedUpToOne() throws {
    try folder.write("a", to: "Outer/Inner/Deep/a")
    let outer = folder.path + "/Outer"
    FileWriter.remove(outer + "/Inner/Deep/a", upTo: outer)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outer) == [])
    #expect(FileManager.default.fileExists(atPath: outer))
  }

  private var content: String {
    get throws { String(decoding: try folder.data("Info.plist"), as: UTF8.self) }
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// A file saved by an editor while the new content is written is not replaced.
  @Test func whatIsSavedMeanwhileStays() throws {
    let saves: [(String, () throws -> Void)] = [
      ("in place", { try Data("mine".utf8).write(to: URL(filePath: path)) }),
      ("as long as before", { try Data("OLD".utf8).write(to: URL(filePath: path)) }),
      ("by moving", { try Data("mine".utf8).write(to: URL(filePath: path), options: .atomic) }),
    ]
    for (name, save) in saves {
      try folder.write("old", to: "Info.plist")
      var saved = ""
      #expect(throws: FileWriter.Failure.self, "\(name)") {
        try replace {
          try? save()
          saved = (try? content) ?? ""
        }
      }
      #expect(try content == saved && saved != "old", "\(name)")
      #expect(try names == ["Info.plist"], "\(name)")
    }
    try replace(saved())
    #expect(try content == "new")
  }

  private func saved() throws -> String { try content }

  @Test func whatWasDeletedOrHasComeStaysSo() throws {
    #expect(throws: FileWriter.Failure.self) {
      try replace { unlink(path) }
    }
    #expect(try names == [])
    #expect(throws: FileWriter.Failure.self) {
      try replace(nil) { try? folder.write("mine", to: "Info.plist") }
    }
    #expect(try content == "mine")
    #expect(try names == ["Info.plist"])
  }

  /// The content differs from the one that was read before, although nothing changes now.
  @Test func anotherContentIsNotReplaced() throws {
    do {
      try replace("older")
      Issue.record("replaced")
    } catch {
      #expect(error.path == path)
      #expect(error.reason.english.contains("has changed meanwhile"))
    }
    #expect(try content == "old")
  }

  /// While the new content is written there is one more file, with a short unpredictable name, which other
  /// users cannot read.
  @Test func theTemporaryFileIsHidden() throws {
    var seen = Set<String>()
    for _ in 0..<2 {
      try folder.write("old", to: "Info.plist")
      try replace {
        let new = (try? names)?.filter { $0 != "Info.plist" } ?? []
        #expect(new.count == 1)
        for name in new {
          #expect(name.hasPrefix(".qa-") && name.utf8.count == 10)
          seen.insert(name)
        }
      }
    }
    #expect(seen.count == 2)
    #expect(try names == ["Info.plist"])
  }

  /// A signal that would end the process is deferred until the replacement is complete.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) func signalsWait(_ number: Int32) throws {
    func isHeld() -> Bool {
      var signals = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &signals)
      return sigismember(&signals, number) == 1
    }
    // Threads of the test library block signals all the time.
    var (signals, former) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    var isHeldMeanwhile = false
    try replace { isHeldMeanwhile = isHeld() }
    #expect(isHeldMeanwhile && !isHeld())
  }

  @Test func permissionsAreKept() throws {
    for mode: mode_t in [0o600, 0o644, 0o4751] {
      try folder.write("old", to: "Info.plist")
      chmod(path, mode)
      try replace()
      var info = stat()
      #expect(stat(path, &info) == 0 && info.st_mode & 0o7777 == mode)
    }
  }

  /// Only root can try this.
  @Test(.enabled(if: geteuid() == 0)) func ownersAreKept() throws {
    chown(path, 1234, 4321)
    try replace()
    var info = stat()
    #expect(stat(path, &info) == 0 && info.st_uid == 1234 && info.st_gid == 4321)
  }

  #if canImport(CExtendedAttributes)
    private func attribute(_ name: String) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: 1000)
      let count = getxattr(path, name, &bytes, bytes.count)
      return count >= 0 ? Array(bytes.prefix(count)) : nil
    }

    private func set(_ name: String, _ value: [UInt8], at path: String) -> Bool {
      setxattr(path, name, value, value.count, 0) == 0
    }

    @Test func extendedAttributesAreKept() throws {
      let tags: [(String, [UInt8])] = [
        ("user.tags", Array("红色\0".utf8)), ("user.empty", []), ("user.标记", [0, 255]),
      ]
      for (name, value) in tags { try #require(set(name, value, at: path)) }
      try replace()
      for (name, value) in tags { #expect(attribute(name) == value, "\(name)") }
      #expect(try content == "new")
    }

    /// Returns an access control list in the format of the system: the owner, user 1234, the group, the mask
    /// and all others.
    private func list(user permissions: UInt8) -> [UInt8] {
      func entry(_ tag: UInt8, _ permissions: UInt8, _ id: [UInt8] = [255, 255, 255, 255])
        -> [UInt8]
      {
        [tag, 0, permissions, 0] + id
      }
      return [2, 0, 0, 0] + entry(1, 6) + entry(2, permissions, [0xD2, 4, 0, 0]) + entry(4, 4)
        + entry(0x10, 6) + entry(0x20, 0)
    }

    @Test func accessControlListsAreKept() throws {
      let name = "system.posix_acl_access"
      try #require(set(name, list(user: 6), at: path))
      try replace()
      #expect(attribute(name) == list(user: 6))
      var info = stat()
      #expect(stat(path, &info) == 0 && info.st_mode & 0o777 == 0o660)
    }

    /// The folder gives an access control list to each new file; the old file had none.
    @Test func accessIsNotWidenedByTheFolder() throws {
      try #require(set("system.posix_acl_default", list(user: 6), at: folder.path))
      chmod(path, 0o640)
      try replace()
      #expect(attribute("system.posix_acl_access") == nil)
      var info = stat()
      #expect(stat(path, &info) == 0 && info.st_mode & 0o777 == 0o640)
    }
  #endif
}
