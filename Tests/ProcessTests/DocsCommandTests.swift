import Foundation
import TestKit
import Testing

/// `quickactions docs`: pages, search, size classes, export.
@Suite(.timeLimit(.minutes(40))) struct DocsCommandTests {
  private func docs(_ arguments: String...) throws -> Executable.Result {
    try Executable.run(["docs"] + arguments)
  }

  @Test func pagesByAnySpelling() throws {
    for term in ["performActionForShortcutItem:", "performActionFor"] {
      #expect(try docs(term).output.contains("application(_:performActionFor:completionHandler:)"))
    }
    for term in ["UIForceTouchCapabilityAvailable", ".available"] {
      #expect(try docs(term).output.contains("UIForceTouchCapability.available"))
    }
    #expect(try docs("popovers").output.hasPrefix("# Popovers"))
    #expect(try docs("popovers", "--lang", "zh-Hans").output.hasPrefix("# 弹出框"))
    #expect(try docs("known-mistakes").output.contains("UIApplicationShortCutItems"))
  }

  /// In a pipe there are no colors and no pager.
  @Test func pipesGetMarkdown() throws {
    let plain = try docs("icons")
    let paged = try Executable.run(
      ["docs", "icons"], environment: ["PAGER": "false", "TERM": "xterm"])
    #expect(plain.output.hasPrefix("# Icons") && paged.output == plain.output)
    #expect(try docs("icons", "--no-pager").output == plain.output)
    #expect(try docs("-[UIViewController registerForPreviewingWithDelegate:sourceView:]").code == 0)
  }

  @Test func searchAsJSON() throws {
    struct Report: Decodable {
      struct Result: Decodable { let slug, language, title, passage: String }
      let version: Int
      let results: [Result]
    }
    for (question, language) in [
      ("popover full screen on iPhone", "en"), ("弹出框 全屏", "zh-Hans"), ("popovr ful scren", "en"),
    ] {
      let result = try docs("--search", question, "--format", "json")
      #expect(result.code == 0)
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      #expect(report.version == 1)
      #expect(report.results.first?.slug == "popovers")
      #expect(report.results.allSatisfy { $0.language == language && !$0.passage.isEmpty })
    }
    // No result is a valid answer for a program, and a message for a person.
    let nothing = try docs("--search", "xyzzyqwert", "--format", "json")
    #expect(nothing.code == 0 && nothing.output.contains("\"results\":[]"))
    let message = try docs("--search", "xyzzyqwert")
    #expect(message.code == 2 && message.errors.contains("xyzzyqwert"))
  }

  @Test func sizeClasses() throws {
    let device = try docs("--size-class", "iPhone 15 Pro Max", "--orientation", "landscape")
    #expect(device.output.contains("| landscape | regular | compact |"))
    #expect(!device.output.contains("portrait"))
    let table = try docs("--size-class")
    #expect(table.output.contains("iPhone 4s") && table.output.contains("iPad"))
    let unknown = try docs("--size-class", "iPhone 15 Pro Mx")
    #expect(unknown.code == 2 && unknown.errors.contains("did you mean iPhone 15 Pro Max"))
    let sideways = try docs("--size-class", "--orientation", "sideways")
    #expect(sideways.code == 2 && sideways.errors.contains("sideways"))
  }

  @Test(arguments: [
    ["--search"], ["--search", ""], ["--search", "   "], ["--export"], ["--format", "json"],
    ["--orientation", "portrait"], ["--lang", "fr", "icons"], ["--search", "a", "b"],
    ["--export", "/proc/guide"], ["--export", "Package.swift"], ["--export", "Sources"],
    ["--export", "a", "b"], ["xyzzy"], ["two", "words"],
  ])
  func badInputIsOneClearLine(_ arguments: [String]) throws {
    let result = try Executable.run(["docs"] + arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.errors.utf8.count < 300)
  }

  @Test func oddQuestions() throws {
    for question in [String(repeating: "快捷操作x", count: 10000), "\u{1B}[31m", "%n%s", "\\u0000"] {
      let result = try docs("--search", question)
      #expect(result.code == 0 || result.code == 2)
      #expect(result.errors.utf8.count < 500 && !result.errors.contains("\u{1B}"))
    }
  }
}
