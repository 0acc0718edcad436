/// The class of a character, as far as its width and line breaks depend on it.
enum CharacterClass {
  /// A combining mark, which is drawn over the character before it, or an invisible character.
  case mark
  case emoji
  case han
  case hangul
  case halfWidthKana
  case arabic
  case hebrew
  case thai
  case indic
  /// A character whose width the table may contain.
  case other

  init(_ scalar: Unicode.Scalar) {
    // Most text is ASCII, which needs no look-up of properties.
    if scalar.value < 0x300 {
      self = scalar.value == 0xAD ? .mark : .other
      return
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format:
      self = .mark
      return
    default: break
    }
    switch scalar.value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x0900...0x0DFF: self = .indic
    case 0x0E00...0x0EFF: self = .thai
    case 0xAC00...0xD7A3, 0x1100...0x115F: self = .hangul
    case 0xFF61...0xFF9F: self = .halfWidthKana
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      self = .han
    default: self = scalar.properties.isEmojiPresentation ? .emoji : .other
    }
  }

  /// True if a line may end before or after a character of the class, without a space.
  var breaksAnywhere: Bool { self == .han }

  /// The width in thousandths of the font size, for classes without a table.
  var width: Double {
    switch self {
    case .mark: 0
    case .emoji: 1300
    case .han: 1022
    case .hangul: 920
    case .halfWidthKana: 500
    case .arabic: 500
    case .hebrew: 570
    case .thai: 580
    case .indic: 620
    case .other: 560
    }
  }

  /// True if the width is only known within a fifth, because letters are joined or change their shapes
  /// together.
  var isRough: Bool {
    switch self {
    case .hangul, .arabic, .hebrew, .thai, .indic, .halfWidthKana: true
    case .mark, .emoji, .han, .other: false
    }
  }
}
