import Files
import TestKit
import Testing

@testable import QuickActions

/// An app is traced through its own code where other apps lie beside it, around it or inside of it.
@Suite struct TraceOfManyAppsTests {
  private func sample(_ folder: String, _ names: [String], in place: String) throws
    -> [String: [UInt8]]
  {
    var files: [String: [UInt8]] = [:]
    for name in names {
      files["\(place)/\(name)"] = Array(try Project.text("Samples/\(folder)/\(name)").utf8)
    }
    return files
  }

  private func traces(of list: String, _ files: [String: [UInt8]]) -> [ActionTrace] {
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    let code = SharedCode(in: access) { project }
    return ActionTrace.all(of: list, Surroundings(project.target(of: list), in: access, code: code))
  }

  /// The files of an app whose project lists its only source file.
  private func mail(in place: String) throws -> [String: [UInt8]] {
    try sample(
      "Broken/scene-delegate-missing",
      ["Info.plist", "MailSceneDelegate.swift", "Mail.xcodeproj/project.pbxproj"], in: place)
  }

  @Test(arguments: [("/w", "/w/Inner"), ("/w/Outer", "/w")])
  func codeOfAnAppAroundOrInsideIsNotItsOwn(_ place: String, _ other: String) throws {
    let files = try mail(in: place).merging(mail(in: other)) { $1 }
    let traces = traces(of: place + "/Info.plist", files)
    #expect(traces.count == 1)
    let paths = traces.flatMap(\.comparisons).map(\.location.path)
    #expect(paths == [place + "/MailSceneDelegate.swift"])
    #expect(traces.flatMap(\.warm).map(\.location.path) == paths)
  }

  @Test func anAppOfSwiftUIBesideIsAnother() throws {
    let timer = try sample(
      "Twins/Timer",
      ["Info.plist", "AppDelegate.m", "AppDelegate.h", "Timer.xcodeproj/project.pbxproj"],
      in: "/w/Timer")
    let reader = try sample("Twins/Reader", ["ReaderApp.swift"], in: "/w/Reader")
    let traces = traces(of: "/w/Timer/Info.plist", timer.merging(reader) { $1 })
    #expect(traces.first { $0.type == "com.example.timer.start" }?.status == .handled)
  }
}
