/// Our own drawings of the system's icons for quick actions, modelled on their appearance in iOS: lines and
/// areas on a square of 24 units.
public struct IconGlyph: Sendable {
  /// A part of a glyph, in the notation of SVG paths.
  public enum Part: Sendable {
    /// A line with round ends and corners.
    case line(StaticString, width: Double)
    /// An area. With the even-odd rule, areas that its outline encloses twice are left open.
    case area(StaticString, isEvenOdd: Bool)
  }

  /// The side of the square.
  public static let side = 24.0

  public let parts: [Part]

  /// Creates the glyph of an icon; nil if there is none.
  public init?(_ icon: IconType) {
    guard let parts = Self.byName[icon.name] else { return nil }
    self.parts = parts
  }

  private static let byName: [String: [Part]] = [
    "compose": [
      .stroke("M12.5 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6.5"),
      .fill(
        """
        M9.3 12.6L17 4.9l2.1 2.1-7.7 7.7-2.9.8zM17.9 4l1-1a1.2 1.2 0 0 1 1.7 \
        0l.4.4a1.2 1.2 0 0 1 0 1.7l-1 1z
        """),
    ],
    "play": [
      .fill(
        """
        M6.5 4.2v15.6a1.2 1.2 0 0 0 1.8 1l13-7.8a1.2 1.2 0 0 0 0-2l-13-7.8a1.2 1.2 0 0 \
        0-1.8 1z
        """)
    ],
    "pause": [
      .fill(
        """
        M5.5 2h3a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM15.5 \
        2h3a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z
        """)
    ],
    "add": [
      .stroke("M12 2.5v19M2.5 12h19", width: 3)
    ],
    "location": [
      .fill(
        """
        M20.6 2.3L2.9 9.9a1 1 0 0 0 .1 1.9l8.3 2.1 2.1 8.3a1 1 0 0 0 \
        1.9.1l7.2-18.3a1.3 1.3 0 0 0-1.9-1.7z
        """)
    ],
    "search": [
      .stroke("M2.5 9.8a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0z"),
      .stroke("M15.8 15.8L21 21", width: 3),
    ],
    "share": [
      .stroke(
        """
        M8.5 9H6a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V10a1 1 0 0 \
        0-1-1h-2.5M12 15V2.5M8 6.2l4-4 4 4
        """)
    ],
    "prohibit": [
      .stroke("M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0 -18.6 0z", width: 3),
      .stroke("M5.6 5.6l12.8 12.8", width: 3),
    ],
    "contact": [
      .stroke("M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z"),
      .fill(
        """
        M8.4 9.3a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM5.2 18.4c1-2.8 3.6-4.2 \
        6.8-4.2s5.8 1.4 6.8 4.2a9.3 9.3 0 0 1-13.6 0z
        """),
    ],
    "home": [
      .stroke("M1.8 11.8L12 2.8l10.2 9"),
      .fill(
        """
        M4.8 12.9L12 6.6l7.2 6.3V20.5a1 1 0 0 1-1 1h-4.2v-6h-4v6H5.8a1 1 0 0 \
        1-1-1zM16.5 2.8h2.7v4.8l-2.7-2.4z
        """),
    ],
    "markLocation": [
      .evenOdd(
        """
        M6.7 6.8a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0zM8.8 4.9a1.3 1.3 0 1 0 2.6 \
        0a1.3 1.3 0 1 0 -2.6 0z
        """),
      .fill("M11.4 13.4h1.2l-.3 9h-.6z"),
    ],
    "favorite": [
      .fill(
        """
        M12.00 1.4L14.59 9.04L22.65 9.14L16.18 13.96L18.58 21.66L12.00 17.00L5.42 \
        21.66L7.82 13.96L1.35 9.14L9.41 9.04z
        """)
    ],
    "love": [
      .fill(
        """
        M12 21.3C5.3 16.3 1.8 12.9 1.8 8.6 1.8 5.6 4.1 3.4 6.9 3.4c2.1 0 4.1 1.2 5.1 \
        3.2 1-2 3-3.2 5.1-3.2 2.8 0 5.1 2.2 5.1 5.2 0 4.3-3.5 7.7-10.2 12.7z
        """)
    ],
    "cloud": [
      .stroke(
        """
        M6.3 19h11.5a4.3 4.3 0 0 0 .9-8.5 6.3 6.3 0 0 0-12-1.3A5 5 0 0 0 6.3 19z
        """)
    ],
    "invitation": [
      .stroke(
        """
        M2.5 14v5A1.5 1.5 0 0 0 4 20.5h16a1.5 1.5 0 0 0 1.5-1.5v-5M12 2.5v13M7.8 \
        11.5l4.2 4.2 4.2-4.2
        """)
    ],
    "confirmation": [
      .stroke("M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z"),
      .stroke("M7.3 12.5l3.3 3.3 6.1-7.3"),
    ],
    "mail": [
      .fill(
        """
        M2.6 5h18.8L12 12.5zM1.8 6.4l6.3 5.1-6.3 6zM22.2 6.4l-6.3 5.1 6.3 6zM9.3 \
        12.5L12 14.6l2.7-2.1 6.7 6.5H2.6z
        """)
    ],
    "message": [
      .fill(
        """
        M12 3.3c5.6 0 10.2 3.6 10.2 8.1s-4.6 8.1-10.2 8.1c-1.2 0-2.3-.2-3.4-.5-1.3 \
        1.2-3.1 2-5.2 2.1 1.1-1 1.7-2.2 1.8-3.5-2.1-1.5-3.4-3.7-3.4-6.2 0-4.5 4.6-8.1 \
        10.2-8.1z
        """)
    ],
    "date": [
      .stroke(
        """
        M5 4h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z
        """),
      .fill(
        """
        M3 9.7V6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v3.7zM5.45 12.6a0.85 0.85 0 1 0 1.7 \
        0a0.85 0.85 0 1 0 -1.7 0zM8.35 12.6a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 \
        0zM11.25 12.6a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0zM14.05 12.6a0.85 \
        0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0zM16.85 12.6a0.85 0.85 0 1 0 1.7 0a0.85 \
        0.85 0 1 0 -1.7 0zM5.45 15.2a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 \
        0zM8.35 15.2a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0zM11.25 15.2a0.85 \
        0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0zM13.4 15.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 \
        1 0 -3 0zM16.85 15.2a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0zM5.45 \
        17.8a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0zM8.35 17.8a0.85 0.85 0 1 0 \
        1.7 0a0.85 0.85 0 1 0 -1.7 0zM11.25 17.8a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 \
        -1.7 0zM14.05 17.8a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0zM16.85 \
        17.8a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0z
        """),
    ],
    "time": [
      .evenOdd(
        """
        M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0zM11.1 5h1.8v8.9H6v-1.8h5.1z
        """)
    ],
    "capturePhoto": [
      .evenOdd(
        """
        M3.5 6.7h3.7l1.6-2.5h6.4l1.6 2.5h3.7A1.5 1.5 0 0 1 22 8.2v10a1.5 1.5 0 0 1-1.5 \
        1.5h-17A1.5 1.5 0 0 1 2 18.2v-10a1.5 1.5 0 0 1 1.5-1.5zM7.4 13a4.6 4.6 0 1 0 \
        9.2 0a4.6 4.6 0 1 0 -9.2 0zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM18.2 9.6a0.8 \
        0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0z
        """),
      .fill("M3.6 4.7h2.4v1H3.6z"),
    ],
    "captureVideo": [
      .fill(
        """
        M3.5 5.8h10a2 2 0 0 1 2 2v8.4a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2V7.8a2 2 0 0 1 \
        2-2zM16.9 10.6l5-3.6a.4.4 0 0 1 .6.3v9.4a.4.4 0 0 1-.6.3l-5-3.6z
        """)
    ],
    "task": [
      .stroke("M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z", width: 1.5)
    ],
    "taskCompleted": [
      .stroke("M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z", width: 1.5),
      .fill("M5.3 12a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0z"),
    ],
    "alarm": [
      .evenOdd(
        """
        M3.7 13.2a8.3 8.3 0 1 0 16.6 0a8.3 8.3 0 1 0 -16.6 0zM11.2 \
        8h1.6v6.4H8v-1.6h3.2z
        """),
      .fill("M2.4 8.2a3.7 3.7 0 0 1 5.9-4.3zM21.6 8.2a3.7 3.7 0 0 0-5.9-4.3z"),
      .stroke("M6.6 20.3l-1.4 1.6M17.4 20.3l1.4 1.6"),
    ],
    "bookmark": [
      .stroke(
        """
        M12 6.3C10 4.7 6.8 4 2.5 4.3v14c4.3-.3 7.5.4 9.5 2 2-1.6 5.2-2.3 \
        9.5-2v-14c-4.3-.3-7.5.4-9.5 2zM12 6.3v14
        """)
    ],
    "shuffle": [
      .stroke(
        """
        M2 17.2h3.3c5.3 0 6.7-10.4 12-10.4h.7M2 6.8h3.3c1.9 0 3.3 1.3 4.4 3M13.4 \
        14.2c1.1 1.7 2.2 3 3.9 3h.7
        """, width: 2.4),
      .fill("M17.7 3.2l5 3.6-5 3.6zM17.7 13.6l5 3.6-5 3.6z"),
    ],
    "audio": [
      .fill("M1.8 9h3.7l4.7-4.3a.5.5 0 0 1 .8.4v13.8a.5.5 0 0 1-.8.4L5.5 15H1.8z"),
      .stroke(
        """
        M13.6 9.2a4.3 4.3 0 0 1 0 5.6M16.5 6.6a8.2 8.2 0 0 1 0 10.8M19.4 4a12.2 12.2 0 \
        0 1 0 16
        """),
    ],
    "update": [
      .stroke(
        """
        M8.5 9H6a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V10a1 1 0 0 \
        0-1-1h-2.5M12 2.5v13M8 11.5l4 4 4-4
        """)
    ],
  ]
}

extension IconGlyph.Part {
  fileprivate static func stroke(_ path: StaticString, width: Double = 2) -> Self {
    .line(path, width: width)
  }

  fileprivate static func fill(_ path: StaticString) -> Self { .area(path, isEvenOdd: false) }

  fileprivate static func evenOdd(_ path: StaticString) -> Self { .area(path, isEvenOdd: true) }
}
