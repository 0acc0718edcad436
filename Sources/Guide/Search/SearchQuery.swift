import SourceText

/// A search text, split into terms.
struct SearchQuery {
  struct Term: Equatable {
    /// The alternatives that are searched for, in lower case: the stem of a word, or all synonyms.
    let forms: [Form]
    /// The weight of a match.
    var weight: Double

    init(_ forms: [String], weight: Double) {
      self.forms = forms.map(Form.init)
      self.weight = weight
    }
  }

  struct Form: Equatable {
    let bytes: [UInt8]
    /// True for Chinese, which matches anywhere. Other forms match at the beginning of a word.
    let isChinese: Bool
    /// True if the form ends with a digit. It then matches only at the end of a word: “6” is not “6s”.
    let isNumber: Bool

    init(_ text: String) {
      bytes = Array(text.utf8)
      isChinese = text.unicodeScalars.first.map(QueryWords.isChinese) ?? false
      isNumber = bytes.last.map { (0x30...0x39).contains($0) } ?? false
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The longest query, in characters, and the most terms. Longer queries are cut off.
  static let maximumLength = 300
  static let maximumTerms = 32

  let terms: [Term]
  /// True if the query is the name of an SF Symbol, which is never a misspelled word.
  let isSymbol: Bool
  /// The language of the query; nil for one without words of either language.
  let language: Language?

  init(_ text: String) {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.maximumLength)))
    var found: [(text: String, weight: Double)] = []
    var hasChinese = false
    let runs = Self.runs(of: text)
    for run in runs {
      if run.isChinese {
        hasChinese = true
        found += Self.chineseTerms(of: run.text, isAlone: runs.count == 1)
      } else if let term = Self.latinTerm(of: run.text) {
        found.append((term, 1))
      }
    }
    isSymbol = SFSymbol.isWord(text)
    var seen = Set<String>()
    found = Array(found.filter { seen.insert($0.text).inserted }.prefix(Self.maximumTerms))
    language = found.isEmpty ? nil : hasChinese ? .simplifiedChinese : .english
    let isWeak = { QueryWords.weakTerms.contains($0) }
    let saysMore = found.contains { !isWeak($0.text) }
    let saysNothing = found.isEmpty
    // The choice among several words for the subject of the guide is irrelevant; without other words, all of
    // them are searched for.
    if saysMore { found.removeAll { QueryWords.subjectTerms.contains($0.text) } }
    let terms = found.map { term in
      let factor = saysMore && isWeak(term.text) ? SearchNumbers.weakTerm : 1
      return Term([term.text], weight: term.weight * factor)
    }
    self.terms = saysNothing ? [] : terms + Self.concepts(in: text)
  }

  /// Returns the runs of a text that are all Chinese or all letters and digits.
  private static func runs(of text: String) -> [(text: String, isChinese: Bool)] {
    var runs: [(text: String, isChinese: Bool)] = []
    var current = ""
    var currentIsChinese = false
    func flush() {
      if !current.isEmpty { runs.append((current, currentIsChinese)) }
      current = ""
    }
    for scalar in text.unicodeScalars {
      let isChinese = QueryWords.isChinese(scalar)
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

  private static func latinTerm(of word: String) -> String? {
    let word = word.lowercased()
    guard !QueryWords.stopWords.contains(word), word.utf8.count > 1 || word.allSatisfy(\.isNumber)
    else { return nil }
    return QueryWords.stem(word)
  }

  // MARK: Chinese

  /// Returns the terms of a Chinese text, which has no spaces: known words are extracted, and pairs of
  /// characters represent the others. A whole phrase counts more than its pairs.
  ///
  /// - Parameter isAlone: true if there is no other text. Then words with little meaning are searched for as
  ///   well.
  private static func chineseTerms(
    of text: String, isAlone: Bool
  ) -> [(text: String, weight: Double)] {
    var phrases = [text]
    func cut(_ word: String) {
      phrases = phrases.flatMap { $0.split(separator: word).map(String.init) }
    }
    var terms: [(text: String, weight: Double)] = []
    for word in QueryWords.lexicon where phrases.contains(where: { $0.contains(word) }) {
      cut(word)
      terms.append((word, 1))
    }
    QueryWords.emptyWords.forEach(cut)
    if phrases.isEmpty, terms.isEmpty, isAlone { phrases = [text] }
    for phrase in phrases where phrase.count > 1 || terms.isEmpty {
      let characters = Array(phrase)
      guard characters.count > 2 else {
        terms.append((phrase, 1))
        continue
      }
      terms.append((phrase, SearchNumbers.chinesePhrase))
      for index in 0..<(characters.count - 1) {
        terms.append((String(characters[index...(index + 1)]), SearchNumbers.chinesePair))
      }
    }
    return terms
  }

  // MARK: Spelling

  /// Returns the term for a known word that replaces a misspelled one.
  static func corrected(_ word: String) -> Term {
    let isWeak = QueryWords.weakTerms.contains(QueryWords.stem(word))
    return Term(
      [word], weight: SearchNumbers.correctedTerm * (isWeak ? SearchNumbers.weakTerm : 1))
  }

  // MARK: Concepts

  /// Returns terms for the concepts with words in a text.
  static func concepts(
    in text: String, among concepts: [QueryWords.Concept] = QueryWords.concepts
  ) -> [Term] {
    let flat = Array(flat(text).utf8)
    let isLatin = flat.allSatisfy { $0 < 0x80 }
    return concepts.filter { concept in
      concept.words.contains { holds(flat, isLatin, $0) }
    }.map { Term($0.words, weight: $0.weight) }
  }

  /// Returns true if a flat text contains a word: a Chinese one anywhere, others at the beginning of a word.
  /// Compares bytes, because each question is searched for all words of all concepts. A Latin text contains
  /// no Chinese.
  private static func holds(_ text: [UInt8], _ isLatin: Bool, _ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      guard let first = word.first, word.count <= text.count else { return word.isEmpty }
      let isChinese = first >= 0x80
      if isChinese && isLatin { return false }
      for start in 0...(text.count - word.count)
      where text[start] == first && (isChinese || start > 0 && text[start - 1] == 0x20) {
        var length = 1
        while length < word.count, text[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    }
  }

  /// Returns letters, digits and single spaces only, with a space before and after. Apostrophes are removed
  /// without a space, so that “doesn’t” is one word.
  private static func flat(_ text: String) -> String {
    var flat = " "
    for scalar in text.lowercased().unicodeScalars where scalar != "'" && scalar != "’" {
      let isWord =
        ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        || QueryWords.isChinese(scalar)
      if isWord { flat.unicodeScalars.append(scalar) } else if !flat.hasSuffix(" ") { flat += " " }
    }
    return flat.hasSuffix(" ") ? flat : flat + " "
  }
}
