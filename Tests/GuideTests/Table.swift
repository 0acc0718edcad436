import Foundation
import Guide
import TestKit

/// A table for the guide's tests: lines of columns separated by tabs; `#` begins a comment.
enum Table {
  static func rows(_ name: String, columns: Int) throws -> [[String]] {
    let rows = try Project.text("Tests/GuideTests/\(name)")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
    for row in rows where row.count != columns {
      throw Malformed(description: "\(name): \(row) has not \(columns) columns")
    }
    return rows
  }

  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }
}

extension [Block] {
  /// All blocks including those inside of lists and notes, in the order of the text.
  var flattened: [Block] {
    flatMap { block -> [Block] in
      switch block {
      case .list(_, let items): [block] + items.flatMap(\.flattened)
      case .note(_, let blocks): [block] + blocks.flattened
      default: [block]
      }
    }
  }

  /// All links, in the order of the text.
  var links: [LinkTarget] {
    flattened.flatMap { block -> [LinkTarget] in
      switch block {
      case .heading(_, _, let inlines), .paragraph(let inlines): inlines.links
      case .table(let header, let rows): (header + rows.flatMap { $0 }).flatMap(\.links)
      default: []
      }
    }
  }

  /// The anchors that a link can name: headings and the numbers of notes.
  var anchors: [String] {
    flattened.flatMap { block -> [String] in
      switch block {
      case .heading(_, let anchor, _): [anchor]
      case .note(.elsewhere(let ids), _): ids.map { $0.lowercased() }
      default: []
      }
    }
  }
}

extension [Inline] {
  var links: [LinkTarget] {
    flatMap { inline -> [LinkTarget] in
      switch inline {
      case .link(let target, let label): [target] + label.links
      case .strong(let inner), .emphasis(let inner): inner.links
      case .text, .code: []
      }
    }
  }
}
