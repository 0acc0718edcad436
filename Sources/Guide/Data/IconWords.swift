/// Words for which people expect an icon, and the icon with that meaning: a system icon type or, with a `*`,
/// an SF Symbol, which needs iOS 13 or later and another key.
public enum IconWords {
  /// The icon for a word.
  public enum Meaning: Sendable, Hashable {
    case icon(IconType)
    case symbol(SFSymbol)
  }

  /// Returns the meaning of a name such as `Camera`, `takePhoto` or `trash-icon`. The whole name counts
  /// first; of several words the last known one, as in `NewMessage`.
  public static func meaning(of name: String) -> Meaning? {
    guard name.utf8.count <= 100 else { return nil }
    let words = words(in: name).filter { !fillers.contains($0) }
    for candidate in [words.joined()] + words.reversed() {
      if let found = table[candidate] { return meaning(ofEntry: found) }
    }
    return nil
  }

  /// Returns true if the last word of a name is an everyday word whose letters are similar to the name of an
  /// icon and whose meaning is different, so that it is no typo of that name.
  public static func meansSomethingElse(_ name: String) -> Bool {
    guard name.utf8.count <= 100 else { return false }
    let words = words(in: name).filter { !fillers.contains($0) }
    return ([words.joined()] + words.suffix(1)).contains(where: others.contains)
  }

  /// Words that are no typos.
  private static let others: Set<String> = Set(
    """
    aloud amuse bail beach cause charge chase clay clone cloth clown come compare complete compute content contest context \
    contract contrast cove cover crowd dance dare data dates dome earth fail fate gate hail hare hole hope late lime live \
    lives lone lose loud lower main mall mask massage mate meditation mime mouse move nail parse passage past phase plate \
    plaza pray prayer proud pulse purse radio rail raise rate rates sail sauce scale scare score shame shape shapes shave \
    shirt shore shuttle skate slay snare solution space spare spray stack stage stale stare state studio tail taste teach \
    theme tile tire toast track water whale where
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  ).subtracting(table.keys)

  /// Returns the words that mean a system icon, for search.
  public static func words(for icon: IconType) -> [String] { wordsByIcon[icon.name] ?? [] }

  /// Returns true if a word of the table begins with a text, in any notation.
  public static func areBegun(by text: String) -> Bool {
    let text = text.lowercased()
    return table.keys.contains { $0.hasPrefix(text) }
  }

  /// All words, for tests.
  static var words: [String] { table.keys.sorted() }

  private static let fillers: Set<String> = [
    "icon", "image", "symbol", "fill", "type", "ui", "ic", "system", "shortcut", "application",
  ]

  private static func meaning(ofEntry entry: String) -> Meaning? {
    if entry.hasPrefix("*") { return SFSymbol.named(String(entry.dropFirst())).map(Meaning.symbol) }
    return IconType.all.first { $0.name == entry }.map(Meaning.icon)
  }

  /// Returns the words of a name in lower case: parts between other characters, and parts that begin with a
  /// capital.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isPart = character.isLetter
      if !isPart || (wasLower && character.isUppercase) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isPart { word.append(character) }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  private static let wordsByIcon = Dictionary(
    grouping: table.filter { !$0.value.hasPrefix("*") }, by: \.value
  ).mapValues { $0.map(\.key).sorted() }

  private static let table: [String: String] = Dictionary(
    source.split(separator: "\n").flatMap { line -> [(String, String)] in
      let parts = line.split(separator: ":")
      guard let icon = parts.first, let words = parts.last, parts.count == 2 else { return [] }
      return words.split(separator: " ").map { (String($0), String(icon)) }
    }, uniquingKeysWith: { first, _ in first })

  private static let source = """
    compose: compose edit write pencil pen note notes draft editor post tweet journal diary
    play: play start run resume
    pause: pause hold
    add: add plus new create insert
    location: location here gps compass nearby navigate navigation direction directions
    search: search find lookup magnifier magnifyingglass loupe
    share: share export send
    prohibit: prohibit forbid block ban
    contact: contact contacts person people user users profile account friend friends member avatar me
    home: home house
    markLocation: marklocation pin place mappin marker poi
    favorite: favorite favorites favourite favourites star starred
    love: love heart like likes
    cloud: cloud icloud
    invitation: invitation invite
    confirmation: confirmation confirm ok check checkmark tick accept
    mail: mail email envelope inbox letter
    message: message messages chat bubble comment sms conversation talk
    date: date calendar day today event events agenda schedule
    time: time clock timer stopwatch recent recents
    capturePhoto: capturephoto camera photo photos picture snapshot selfie
    captureVideo: capturevideo video movie film record camcorder
    task: task tasks todo todos reminder
    taskCompleted: taskcompleted done completed complete finished
    alarm: alarm bell alert wake
    bookmark: bookmark bookmarks book read readlater saved
    shuffle: shuffle random mix
    audio: audio sound speaker volume
    update: update refresh reload sync
    *trash: trash delete remove bin garbage discard
    *gear: settings setting preferences preference options gear config configuration
    *phone: phone call telephone dial
    *map: map maps
    *list.bullet: list lists menu
    *qrcode.viewfinder: scan scanner qr qrcode
    *barcode: barcode
    *sunrise: sunrise dawn morning
    *sunset: sunset dusk evening
    *sun.max: sun sunny weather
    *moon: moon night dark sleep
    *cart: cart basket shop shopping store buy
    *creditcard: card creditcard pay payment
    *bag: bag purchase
    *gift: gift present reward
    *lock: lock password secure private
    *lock.open: unlock open
    *key: key login
    *flag: flag report
    *tag: tag tags label
    *folder: folder folders files
    *doc: document documents doc file page
    *paperclip: attach attachment paperclip
    *printer: print printer
    *link: link url
    *globe: globe web earth browser internet language
    *wifi: wifi network
    *bolt: bolt flash lightning power
    *mic: mic microphone voice dictate
    *music.note: music song songs
    *headphones: headphones listen
    *photo: gallery album
    *paintbrush: paint draw brush
    *car: car drive taxi ride
    *bus: bus transit
    *tram: train tram
    *airplane: flight airplane plane travel
    *bed.double: hotel bed
    *ticket: ticket tickets
    *gamecontroller: game games gaming
    *chart.bar: chart stats statistics graph
    *info.circle: info information about
    *questionmark.circle: help question support faq
    *exclamationmark.triangle: warning sos emergency
    *arrow.down.circle: download downloads
    *arrow.up.circle: upload
    *square.and.arrow.down: import
    *clock.arrow.circlepath: history backup
    *eye: eye view watch
    *eye.slash: hide incognito ghost
    *hand.thumbsup: thumbsup approve
    *flame: fire hot trending
    *dollarsign.circle: money dollar balance wallet
    *lightbulb: idea tip light
    *xmark: close cancel stop
    *minus: minus subtract
    *arrow.left: back
    *text.bubble: feedback review
    *hare: fast
    *tortoise: slow
    *wand.and.stars: magic
    *cloud.rain: rain
    *snow: snow winter
    *leaf: leaf nature plant
    *ant: bug debug
    *number: number
    *textformat: font text
    *tv: tv television
    *gauge: speed gauge
    *cube: cube package box
    *rosette: award badge medal
    *bell: notification notifications
    *doc.on.clipboard: paste clipboard
    *doc.on.doc: copy duplicate
    *scissors: cut
    *arrow.uturn.left: undo revert
    *arrow.uturn.right: redo
    *line.horizontal.3.decrease.circle: filter filters
    *arrow.up.arrow.down: sort order
    *arrow.right.square: logout signout exit
    *crop: crop
    *rotate.right: rotate
    *wrench: tools tool repair
    *thermometer: temperature
    *percent: percent discount
    *forward: forward skip next
    *backward: rewind previous
    *repeat: repeat loop
    *square.grid.2x2: grid categories
    """
}
