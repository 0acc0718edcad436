#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Writes the guide's Markdown, the style and the scripts of its site, pictures, and the list of SF Symbols as
// string literals into one Swift file.
// Usage: GuideEmbedder OUTPUT ARTICLES SYMBOLS SITE PICTURES SFSYMBOLS

func files(
  in folder: String, _ ending: String = ".md"
) throws -> [(name: String, text: String)] {
  try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(ending) }
    .sorted()
    .map { name in
      (
        String(name.dropLast(ending.count)),
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      )
    }
}

struct WrongArguments: Error, CustomStringConvertible {
  let description = "usage: GuideEmbedder OUTPUT ARTICLES SYMBOLS SITE PICTURES SFSYMBOLS"
}

func literal(_ text: String) -> String {
  "####\"\"\"\n\(text)\n\"\"\"####"
}

let arguments = CommandLine.arguments
guard arguments.count == 7 else { throw WrongArguments() }

var output = "/// The guide's texts; made by GuideEmbedder from Articles/ and Symbols/.\n"
output += "enum EmbeddedGuide {\n"
for (function, language) in [("english", "en"), ("simplifiedChinese", "zh-Hans")] {
  let articles = try files(in: arguments[2] + "/" + language)
  output += "  static func \(function)(_ slug: String) -> StaticString? {\n    switch slug {\n"
  for article in articles {
    output += "    case \"\(article.name)\": return \(literal(article.text))\n"
  }
  output += "    default: return nil\n    }\n  }\n\n"
  if language == "en" {
    let slugs = articles.map { "\"\($0.name)\"" }.joined(separator: ", ")
    output += "  static let slugs: [String] = [\(slugs)]\n\n"
  }
}
let symbols = try files(in: arguments[3])
for (index, file) in symbols.enumerated() {
  output += "  static let symbols\(index): StaticString = \(literal(file.text))\n"
}
let names = symbols.indices.map { "symbols\($0)" }.joined(separator: ", ")
output += "  static var symbols: [StaticString] { [\(names)] }\n"
let groups = symbols.map { "\"\($0.name)\"" }.joined(separator: ", ")
output += "  static let symbolGroups: [String] = [\(groups)]\n\n"
for (name, file) in [
  ("style", "style.css"), ("pageScript", "site.js"), ("searchScript", "search.js"),
] {
  let text = try String(contentsOfFile: arguments[4] + "/" + file, encoding: .utf8)
  output += "  static let \(name): StaticString = \(literal(text))\n"
}
output += "  static func picture(_ name: String) -> StaticString? {\n    switch name {\n"
for picture in try files(in: arguments[5], ".svg") {
  output += "    case \"\(picture.name)\": return \(literal(picture.text))\n"
}
output += "    default: return nil\n    }\n  }\n\n"
let list = try String(contentsOfFile: arguments[6], encoding: .utf8)
  .split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
output += "  static let sfSymbols: StaticString = \(literal(list))\n"
output += "}\n"
try output.write(toFile: arguments[1], atomically: true, encoding: .utf8)
