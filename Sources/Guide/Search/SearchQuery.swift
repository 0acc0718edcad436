import SourceText

/// What a person types to find something, as terms to look for.
struct SearchQuery {
  struct Term: Hashable {
    /// In lower case. Latin terms are stems: words that begin with them match.
    let bytes: [UInt8]
    let isChinese: Bool
    /// How much a match counts.
    let weight: Double

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Longer queries are cut off; nobody reads what they would find.
  static let maximumLength = 300
  static let maximumTerms = 32

  let terms: [Term]
  /// The language the query is written in; nil for one without words of either.
  let language: Language?

  init(_ text: String) {
    var terms: [Term] = []
    var hasChinese = false
    for run in Self.runs(of: String(text.prefix(Self.maximumLength))) {
      if run.isChinese {
        hasChinese = true
        terms += Self.chineseTerms(of: run.text)
      } else if let term = Self.latinTerm(of: run.text) {
        terms.append(term)
      }
    }
    var seen = Set<[UInt8]>()
    self.terms = Array(terms.filter { seen.insert($0.bytes).inserted }.prefix(Self.maximumTerms))
    language = self.terms.isEmpty ? nil : hasChinese ? .simplifiedChinese : .english
  }

  init(terms: [Term], language: Language?) {
    self.terms = terms
    self.language = language
  }

  /// The pieces of a text that are all Chinese or all letters and digits.
  private static func runs(of text: String) -> [(text: String, isChinese: Bool)] {
    var runs: [(text: String, isChinese: Bool)] = []
    var current = ""
    var currentIsChinese = false
    func flush() {
      if !current.isEmpty { runs.append((current, currentIsChinese)) }
      current = ""
    }
    for scalar in text.unicodeScalars {
      let isChinese = (0x3400...0x9FFF).contains(scalar.value)
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      guard isWord else {
        flush()
        continue
      }
      if isChinese != currentIsChinese { flush() }
      currentIsChinese = isChinese
      current.unicodeScalars.append(scalar)
    }
    flush()
    return runs
  }

  // MARK: Latin

  private static let stopWords: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "do", "does", "for", "from",
    "get", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "me", "my", "of", "on",
    "or", "so", "that", "the", "their", "there", "they", "this", "to", "was", "what", "when",
    "where", "which", "who", "why", "will", "with", "you", "your", "ios", "app", "not", "must",
    "should", "would", "could",
  ]

  private static func latinTerm(of word: String) -> Term? {
    let word = word.lowercased()
    guard !stopWords.contains(word), word.utf8.count > 1 || word.allSatisfy(\.isNumber) else {
      return nil
    }
    return Term(bytes: Array(stem(of: word).utf8), isChinese: false, weight: 1)
  }

  /// The word without an ending, so that “popovers” finds “popover” and “dismissing” “dismiss”.
  private static func stem(of word: String) -> String {
    for ending in [
      "ingly", "ations", "ation", "ings", "ing", "ies", "ied", "ers", "ed", "es", "s", "ly",
    ]
    where word.hasSuffix(ending) && word.utf8.count - ending.utf8.count >= 4 {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  // MARK: Chinese

  /// Words that say nothing of the subject; they part the text around them.
  private static let emptyWords = [
    "为什么", "是什么", "怎么样", "什么", "怎么", "怎样", "如何", "为何", "哪些", "哪个", "可以", "能不能",
    "一个", "时候", "之后", "的", "了", "吗", "呢", "和", "与", "在", "是", "我", "你", "把", "被", "会", "要",
    "上", "里", "中", "到", "个", "没有", "不",
  ]

  /// Chinese has no spaces: pairs of characters stand for the words, and the whole phrase counts
  /// more than its pairs.
  private static func chineseTerms(of text: String) -> [Term] {
    var phrases = [text]
    for word in emptyWords {
      phrases = phrases.flatMap { $0.split(separator: word).map(String.init) }
    }
    if phrases.isEmpty { phrases = [text] }
    return phrases.flatMap { phrase -> [Term] in
      let characters = Array(phrase)
      guard characters.count > 2 else {
        return [Term(bytes: Array(phrase.utf8), isChinese: true, weight: 1)]
      }
      var terms = [Term(bytes: Array(phrase.utf8), isChinese: true, weight: 1.5)]
      for index in 0..<(characters.count - 1) {
        let pair = String(characters[index...(index + 1)])
        terms.append(Term(bytes: Array(pair.utf8), isChinese: true, weight: 0.6))
      }
      return terms
    }
  }
}
