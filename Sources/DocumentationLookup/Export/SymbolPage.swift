import Guide
import SourceText

/// Many entries on one page: an index, then each entry below a heading that is its address. Members follow
/// their type.
struct SymbolPage {
  /// An entry by its id.
  struct Section {
    let id: String
    let blocks: [Block]
  }

  private struct Group {
    /// The type that the entries belong to; empty for entries without one.
    let type: String
    var members: [Section]
    /// The entry of the type itself; nil if it has none.
    var own: Section?
  }

  private let groups: [Group]

  init(_ sections: [Section]) {
    var groups: [Group] = []
    for section in sections {
      let member = Self.member(of: section.id)
      let type = String(section.id.dropLast(member.isEmpty ? 0 : member.count + 1))
      let index =
        groups.firstIndex { $0.type == type }
        ?? {
          groups.append(Group(type: type, members: []))
          return groups.count - 1
        }()
      if member.isEmpty {
        groups[index].own = section
      } else {
        groups[index].members.append(section)
      }
    }
    self.groups = groups
  }

  /// Returns the name after the last dot outside of brackets; empty for a type, a key, an icon type.
  private static func member(of id: String) -> Substring {
    let head = id.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return "" }
    return id[id.index(after: dot)...]
  }

  var headings: [SitePage.Heading] {
    groups.map { group in
      SitePage.Heading(
        level: 2, anchor: anchor(of: group), text: HTMLWriter.code(group.type))
    }
  }

  /// Returns the anchor of a type. The anchor of a type without an entry is none that a symbol can have.
  private func anchor(of group: Group) -> String {
    group.own == nil ? "type-" + group.type : group.type
  }

  func content(_ language: Language, _ writer: HTMLWriter) -> String {
    let icons = groups.contains { $0.members.contains { IconType(entryID: $0.id) != nil } }
    return index(language) + "\n"
      + (icons ? writer.write([.diagram(Diagram.iconTypes.rawValue)]) + "\n" : "")
      + groups.map { self.text(of: $0, language, writer) }.joined(separator: "\n")
  }

  private func index(_ language: Language) -> String {
    let items = groups.map { group in
      let members = group.members.map { section in
        link(to: section.id, String(Self.member(of: section.id)))
      }
      let list = members.isEmpty ? "" : "\n<ul>\n\(members.joined(separator: "\n"))\n</ul>"
      return link(to: anchor(of: group), group.type).replacing("</li>", with: list + "</li>")
    }
    return """
      <nav class="index" aria-label="\(LocalizedText.index[language])"><details><summary>\(LocalizedText.index[language])</summary>
      <ul>
      \(items.joined(separator: "\n"))
      </ul></details></nav>
      """
  }

  private func link(to anchor: String, _ name: String) -> String {
    let code = HTMLWriter(.english) { _ in nil }.write([.code(name)])
    return "<li><a href=\"#\(HTMLWriter.escaped(anchor))\">\(code)</a></li>"
  }

  private func text(of group: Group, _ language: Language, _ writer: HTMLWriter) -> String {
    let heading = Block.heading(level: 2, anchor: anchor(of: group), [.code(group.type)])
    let own =
      group.own.map { text(of: $0, level: 2, group.type, language, writer) }
      ?? writer.write([heading])
    let members = group.members.map {
      text(of: $0, level: 3, String(Self.member(of: $0.id)), language, writer)
    }
    return "<section>\n" + ([own] + members).joined(separator: "\n") + "\n</section>"
  }

  /// Returns an entry as HTML. Its facts, which are its first list or the first paragraph of an icon type,
  /// become badges.
  private func text(
    of section: Section, level: Int, _ name: String, _ language: Language, _ writer: HTMLWriter
  ) -> String {
    let blocks = self.blocks(of: section, level: level, name)
    let icon = IconType(entryID: section.id)
    let facts = blocks.firstIndex { block in
      switch block {
      case .list: icon == nil
      case .paragraph: icon != nil
      default: false
      }
    }
    let badges =
      icon.map { Documentation.badges(of: $0, in: language) }
      ?? SymbolLibrary.entry(section.id)?.badges(in: language)
    guard let facts, let badges else { return writer.write(blocks) }
    let drawing = icon.flatMap(IconGlyph.init).map { "\n" + HTMLWriter.picture(of: $0) } ?? ""
    let items = badges.map { "<li>\(writer.write($0))</li>" }
    return writer.write(Array(blocks[..<facts])) + drawing
      + "\n<ul class=\"badges\">\n\(items.joined(separator: "\n"))\n</ul>\n"
      + writer.write(Array(blocks[(facts + 1)...]))
  }

  private func blocks(of section: Section, level: Int, _ name: String) -> [Block] {
    let isHeaded = if case .heading? = section.blocks.first { true } else { false }
    return [.heading(level: level, anchor: section.id, [.code(name)])]
      + (isHeaded ? Array(section.blocks.dropFirst()) : section.blocks)
  }
}

extension LocalizedText {
  fileprivate static let index = LocalizedText(en: "Symbols on this page", zhHans: "本页的符号")
}
