import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of source and its tokens; `SourceTable` describes the notation.
///
/// A name, a bracket and punctuation are written as they are, all others with a letter before them: `n:` a
/// number, `q:` and `e:` the quotes of a literal, `s:` its text, `i:` an interpolation, `l:` a C literal,
/// `r:` a regular expression, `o:` an operator, `d:` a directive, `$:` a numbered argument, `?:` no token;
/// `·` is a space in one, and `⏎` alone ends a directive. Comments follow, with `c:`.
@Suite("Tokens of every kind")
struct TokenTableTests {
  @Test("Swift") func swift() {
    SourceTable.check(Self.swiftTokens) { Self.tokens(of: $0, .swift) }
  }

  @Test("Objective-C")
  func objectiveC() {
    SourceTable.check(Self.objectiveCTokens) { Self.tokens(of: $0, .objectiveC) }
  }

  private static func tokens(of text: String, _ language: CodeLanguage) -> String {
    let tree = CodeTree(SourceText(text), language)
    let tokens = tree.tokens.map { token in
      let text = SourceTable.written(tree.text(of: token)).replacing(" ", with: "·")
      return switch token.kind {
      case .identifier, .open, .close, .punctuation: text
      case .dollarIdentifier: "$:" + text
      case .number: "n:" + text
      case .openQuote: "q:" + text
      case .closeQuote: "e:" + text
      case .segment: "s:" + text
      case .interpolation: "i:" + text
      case .literal: "l:" + text
      case .regex: "r:" + text
      case .operator: "o:" + text
      case .directive: "d:" + text
      case .endOfDirective: "⏎"
      case .unknown: "?:" + text
      }
    }
    let comments = tree.comments.map {
      "c:" + SourceTable.written(tree.source[$0]).replacing(" ", with: "·")
    }
    return (tokens + comments).joined(separator: " ")
  }

  private static let swiftTokens = ####"""
    a /* x /* y */ z */ b ⇒ a b c:/*·x·/*·y·*/·z·*/
    a /* x ⇒ a c:/*·x
    a // b /* c⏎d ⇒ a d c://·b·/*·c
    a /**/ b ⇒ a b c:/**/
    /* /* */ class A {} */ x ⇒ x c:/*·/*·*/·class·A·{}·*/
    a */ b ⇒ a o:*/ b
    a /*/ b */ c ⇒ a c c:/*/·b·*/
    "a" ⇒ q:" s:a e:"
    "" ⇒ q:" e:"
    "a ⇒ q:" s:a
    "a\"b" ⇒ q:" s:a\"b e:"
    "a\\" ⇒ q:" s:a\\ e:"
    "a\(b)c" ⇒ q:" s:a i:\ ( b ) s:c e:"
    "\(a(b))" ⇒ q:" i:\ ( a ( b ) ) e:"
    "\(a + "\(b)")" ⇒ q:" i:\ ( a o:+ q:" i:\ ( b ) e:" ) e:"
    "a\(b ⇒ q:" s:a i:\ ( b
    "a\(b⏎c ⇒ q:" s:a i:\ ( b c
    "a⏎b" ⇒ q:" s:a b q:"
    'a' ⇒ q:' s:a e:'
    #"a\(b)"# ⇒ q:#" s:a\(b) e:"#
    #"a\#(b)"# ⇒ q:#" s:a i:\# ( b ) e:"#
    #"a"b"# ⇒ q:#" s:a"b e:"#
    ##"\d"## ⇒ q:##" s:\d e:"##
    ##"\#(a)"## ⇒ q:##" s:\#(a) e:"##
    ##"a"# b"## ⇒ q:##" s:a"#·b e:"##
    #"""# ⇒ q:#" s:" e:"#
    #"""# + "a" ⇒ q:#" s:" e:"# o:+ q:" s:a e:"
    #"""a"# ⇒ q:#" s:""a e:"#
    #"""⏎a⏎"""# ⇒ q:#""" s:⏎a⏎ e:"""#
    """⏎a "b" ""⏎""" ⇒ q:""" s:⏎a·"b"·""⏎ e:"""
    """⏎a\(b)⏎""" ⇒ q:""" s:⏎a i:\ ( b ) s:⏎ e:"""
    """⏎a\⏎b""" ⇒ q:""" s:⏎a\⏎b e:"""
    """a ⇒ q:""" s:a
    "a" "b" ⇒ q:" s:a e:" q:" s:b e:"
    #"a⏎"# ⇒ q:#" s:a q:" s:#
    ##"a"# ⇒ q:##" s:a"#
    "a\⏎b" ⇒ q:" s:a\ b q:"
    "\(a, b: [c])" ⇒ q:" i:\ ( a , b : [ c ] ) e:"
    "\("")" ⇒ q:" i:\ ( q:" e:" ) e:"
    "\(a⏎) b ⇒ q:" i:\ ( a ) b
    """⏎\("a⏎)⏎""" ⇒ q:""" s:⏎ i:\ ( q:" s:a ) s:⏎ e:"""
    1 ⇒ n:1
    1.5 ⇒ n:1.5
    1.5e3 ⇒ n:1.5e3
    1.5e-3 ⇒ n:1.5e-3
    1e+3 ⇒ n:1e+3
    1e3.5 ⇒ n:1e3 o:. n:5
    0x1F ⇒ n:0x1F
    0x1F.8p2 ⇒ n:0x1F.8p2
    0x1F.description ⇒ n:0x1F o:. description
    0x1.fp-2 ⇒ n:0x1.fp-2
    0x1.8 ⇒ n:0x1.8
    0x ⇒ n:0x
    0xg ⇒ n:0xg
    0b101 ⇒ n:0b101
    0o17 ⇒ n:0o17
    1_000 ⇒ n:1_000
    1.first ⇒ n:1 o:. first
    a.0.1 ⇒ a o:. n:0 o:. n:1
    1...2 ⇒ n:1 o:... n:2
    1. ⇒ n:1 o:.
    1..<2 ⇒ n:1 o:..< n:2
    1a ⇒ n:1a
    1.5a ⇒ n:1.5 a
    0x1.ap ⇒ n:0x1 o:. ap
    0x1.a.b ⇒ n:0x1 o:. a o:. b
    1.e3 ⇒ n:1 o:. e3
    0.5 ⇒ n:0.5
    00 ⇒ n:00
    0x1p3 ⇒ n:0x1p3
    0x1P+3 ⇒ n:0x1P+3
    `default` ⇒ `default`
    `a ⇒ ` a
    `a⏎b` ⇒ ` a b `
    $0 ⇒ $:$0
    $0a ⇒ $0a
    $a ⇒ $a
    $ ⇒ $
    é中 ⇒ é中
    _a1 ⇒ _a1
    a$b ⇒ a$b
    “a” b ⇒ “a” b
    “a\" b" c ⇒ “a\"·b" c
    “a ⇒ “ a
    “a\(b ⇒ “ a \ ( b
    a⍽b ⇒ a b
    ␇a ⇒ a
    a␠b ⇒ a b
    ␀a ⇒ a
    → a ⇒ o:→ a
    a⃣ ⇒ a⃣
    ab­c ⇒ ab­c
    a+b ⇒ a o:+ b
    a + b ⇒ a o:+ b
    a -b ⇒ a o:- b
    a?.b ⇒ a o:? o:. b
    a!.b ⇒ a o:! o:. b
    a! + b ⇒ a o:! o:+ b
    a ?? b ⇒ a o:?? b
    a?b ⇒ a o:? b
    a ? b : c ⇒ a o:? b : c
    a==b ⇒ a o:== b
    a...b ⇒ a o:... b
    .a ⇒ o:. a
    a->b ⇒ a o:-> b
    a&&!b ⇒ a o:&&! b
    a<b>c ⇒ a o:< b o:> c
    a.b.c ⇒ a o:. b o:. c
    ... ⇒ o:...
    a ..< b ⇒ a o:..< b
    a+.b ⇒ a o:+ o:. b
    +/**/a ⇒ o:+ a c:/**/
    +//b ⇒ o:+ c://b
    a=-b ⇒ a o:=- b
    &a ⇒ o:& a
    <#a#> ⇒ <#a#>
    <#a#>b ⇒ <#a#> b
    a<#b#> ⇒ a <#b#>
    <#a ⇒ o:< # a
    <#a <#b#> ⇒ o:< # a <#b#>
    <#a⏎#> ⇒ o:< # a # o:>
    a<<#b#> ⇒ a o:< <#b#>
    a!==b ⇒ a o:! o:== b
    a?.b?.c ⇒ a o:? o:. b o:? o:. c
    try? a ⇒ try o:? a
    a as! B ⇒ a as o:! B
    let a = /b/ ⇒ let a o:= r:/b/
    a / b / c ⇒ a o:/ b o:/ c
    (/a/) ⇒ ( r:/a/ )
    /a b/ ⇒ r:/a·b/
    x = / a/ ⇒ x o:= r:/·a/
    x = /a / ⇒ x o:= o:/ a o:/
    f(/a/, /b/) ⇒ f ( r:/a/ , r:/b/ )
    return /a/ ⇒ return r:/a/
    a /b/ ⇒ a r:/b/
    x = /a(b/ ⇒ x o:= r:/a(b/
    x = /a)/ ⇒ x o:= o:/ a ) o:/
    x = /[/]/ ⇒ x o:= r:/[/ ] o:/
    x = /a\/b/ ⇒ x o:= r:/a\/b/
    #/a/b/# ⇒ r:#/a/b/#
    ##/a/#b/## ⇒ r:##/a/#b/##
    #/⏎a⏎/# ⇒ r:#/⏎a⏎/#
    #/a ⇒ r:#/a
    x = /a ⇒ x o:= o:/ a
    x = // ⇒ x o:= c://
    x = /*a*/b ⇒ x o:= b c:/*a*/
    f(by: /) ⇒ f ( by : o:/ )
    f(/) ⇒ f ( o:/ )
    f(/, /) ⇒ f ( o:/ , o:/ )
    func /(a: B) ⇒ func o:/ ( a : B )
    operator / ⇒ operator o:/
    try! /a/ ⇒ try o:! r:/a/
    try /a/ ⇒ try r:/a/
    a! /b/ ⇒ a o:! r:/b/
    x = !/a/ ⇒ x o:= o:! r:/a/
    a ? /b/ : /c/ ⇒ a o:? r:/b/ : r:/c/
    [/a/] ⇒ [ r:/a/ ]
    { /a/ } ⇒ { r:/a/ }
    ; /a/ ⇒ ; r:/a/
    in /a/ ⇒ in r:/a/
    a)/b/ ⇒ a ) o:/ b o:/
    x = +/a/ ⇒ x o:= o:+ r:/a/
    #if /a/ ⇒ d:#if r:/a/
    #available /a/ ⇒ d:#available r:/a/
    a: /b/ ⇒ a : r:/b/
    a:: /b/ ⇒ a :: r:/b/
    x.y /z/ ⇒ x o:. y r:/z/
    x = /a//b ⇒ x o:= o:/ a c://b
    x = /a/*b*/ ⇒ x o:= o:/ a c:/*b*/
    x = /(?#)/ ⇒ x o:= r:/(?#)/
    x = /a)b/ + 1 ⇒ x o:= o:/ a ) b o:/ o:+ n:1
    -> /a/ ⇒ o:-> r:/a/
    a. /b/ ⇒ a o:. r:/b/
    x = /a/.b ⇒ x o:= r:/a/ o:. b
    a::b ⇒ a :: b
    a:b ⇒ a : b
    @a ⇒ @ a
    a;b ⇒ a ; b
    \.a ⇒ \ o:. a
    \a ⇒ \ a
    #if a ⇒ d:#if a
    #elseif ⇒ d:#elseif
    #else x ⇒ d:#else x
    #endif ⇒ d:#endif
    #available(a) ⇒ d:#available ( a )
    #unavailable(a) ⇒ d:#unavailable ( a )
    #sourceLocation() ⇒ d:#sourceLocation ( )
    #selector(a) ⇒ # selector ( a )
    #ifx ⇒ # ifx
    #warning("a") ⇒ # warning ( q:" s:a e:" )
    #!a b⏎c ⇒ d:#!a·b c
    a #!b ⇒ a # o:! b
    # ⇒ #
    ##a ⇒ # # a
    # a ⇒ # a
    #1 ⇒ # n:1
    a⏎<<<<<<< x⏎b⏎=======⏎c⏎>>>>>>> y⏎d ⇒ a d
    a <<<<<<< x ⇒ a o:<<<<<<< x
    <<<<<<< x⏎b ⇒ o:<<<<<<< x b
    a⏎>>>> x⏎b⏎<<<<⏎c ⇒ a
    <<<<<<<x ⇒ o:<<<<<<< x
    <<<<<<< a⏎b >>>>>>> c⏎>>>>>>> d⏎e ⇒ e
    0x1.1ap ⇒ n:0x1.1ap
    0x1.a1p ⇒ n:0x1 o:. a1p
    x = /[[a])]b/ ⇒ x o:= r:/[[a])]b/
    a =/b ⇒ a o:=/ b
    a+/b/ ⇒ a o:+/ b o:/
    x = /a#b/ ⇒ x o:= r:/a#b/
    x = #/a#/# ⇒ x o:= r:#/a#/#
    #/a/ ⇒ r:#/a/
    #/ a/# ⇒ r:#/·a/#
    ##/⏎a⏎#/## ⇒ r:##/⏎a⏎#/##
    a␍⏎b ⇒ a b
    a // b␍c ⇒ a c c://·b
    áb ⇒ áb
    /* a */ /* b */ ⇒ c:/*·a·*/ c:/*·b·*/
    "\\(a)" ⇒ q:" s:\\(a) e:"
    "a\("b" + c)d" ⇒ q:" s:a i:\ ( q:" s:b e:" o:+ c ) s:d e:"
    """⏎"⏎""" ⇒ q:""" s:⏎"⏎ e:"""
    a<b ⇒ a o:< b
    a>=b ⇒ a o:>= b
    a? b ⇒ a o:? b
    a ?b ⇒ a o:? b
    a!⏎.b ⇒ a o:! o:. b
    _ = a ⇒ _ o:= a
    a as? B ⇒ a as o:? B
    "\(a)\(b)" ⇒ q:" i:\ ( a ) i:\ ( b ) e:"
    #"\#n"# ⇒ q:#" s:\#n e:"#
    x = /a\ ⇒ x o:= o:/ a \
    x = /a⏎ ⇒ x o:= o:/ a
    "\ ⇒ q:" s:\
    $1.a ⇒ $:$1 o:. a
    0b2 ⇒ n:0b2
    0o8 ⇒ n:0o8
    1__0 ⇒ n:1__0
    a?[0] ⇒ a o:? [ n:0 ]
    a![0] ⇒ a o:! [ n:0 ]
    (a)?.b ⇒ ( a ) o:? o:. b
    (a)! b ⇒ ( a ) o:! b
    a.`b` ⇒ a o:. `b`
    try! ⇒ try o:!
    ? /a/ ⇒ o:? r:/a/
    """####

  private static let objectiveCTokens = ####"""
    @"a" ⇒ @ l:"a"
    "a" ⇒ l:"a"
    'a' ⇒ l:'a'
    @"a\"b" ⇒ @ l:"a\"b"
    "a ⇒ ?:" a
    @"a\⏎b" ⇒ @ l:"a\⏎b"
    "a⏎b" ⇒ ?:" a b ?:"
    ' ⇒ ?:'
    L"a" ⇒ l:L"a"
    u8"a" ⇒ l:u8"a"
    U'a' ⇒ l:U'a'
    x"a" ⇒ x l:"a"
    R"(a")b)" ⇒ l:R"(a")b)"
    R"x(a)y)x" ⇒ l:R"x(a)y)x"
    R"(a ⇒ R ?:" ( a
    u8R"(a)" ⇒ l:u8R"(a)"
    LR"(a)" ⇒ l:LR"(a)"
    xR"(a)" ⇒ xR l:"(a)"
    R"12345678901234567(a)" ⇒ R l:"12345678901234567(a)"
    R"1234567890123456(a)1234567890123456" ⇒ l:R"1234567890123456(a)1234567890123456"
    R" (a)" ⇒ R l:"·(a)"
    R"\(a)" ⇒ R l:"\(a)"
    R'(a)' ⇒ R l:'(a)'
    a // b⏎c ⇒ a c c://·b
    a // b \⏎c⏎d ⇒ a d c://·b·\⏎c
    a /* b */ c ⇒ a c c:/*·b·*/
    a /* b /* c */ d ⇒ a d c:/*·b·/*·c·*/
    a /* b ⇒ a c:/*·b
    a / b ⇒ a o:/ b
    #define A b⏎c ⇒ d:# define A b ⏎ c
    #define A b \⏎ c⏎d ⇒ d:# define A b c ⏎ d
    #define A b // c⏎d ⇒ d:# define A b ⏎ d c://·c
     # if a⏎b ⇒ d:# if a ⏎ b
    a # b ⇒ a # b
    a ## b ⇒ a ## b
    #if a ⇒ d:# if a ⏎
    # ⇒ d:# ⏎
    #a#b ⇒ d:# a # b ⏎
    #define A #b ##c⏎ ⇒ d:# define A # b ## c ⏎
    /* x */ #if a⏎ ⇒ d:# if a ⏎ c:/*·x·*/
    a\⏎b ⇒ a b
    a \ b ⇒ a ?:\ b
    a\ ⏎b ⇒ a b
    a\␍⏎b ⇒ a b
    #a \␍⏎b␍⏎c ⇒ d:# a b ⏎ c
    #error don't⏎a ⇒ d:# error don ?:' t ⏎ a
    #error it's 'a'⏎b ⇒ d:# error it l:'s·' a ?:' ⏎ b
    1 ⇒ n:1
    1.5f ⇒ n:1.5f
    .5 ⇒ n:.5
    1e+5 ⇒ n:1e+5
    1E-5 ⇒ n:1E-5
    0x1p-3 ⇒ n:0x1p-3
    1+2 ⇒ n:1 o:+ n:2
    0x1e ⇒ n:0x1e
    1'000 ⇒ n:1'000
    1' ⇒ n:1 ?:'
    1.2.3 ⇒ n:1.2.3
    1a ⇒ n:1a
    1e+ ⇒ n:1e+
    a.b ⇒ a o:. b
    a..b ⇒ a o:. o:. b
    a->b ⇒ a o:-> b
    a++ + ++b ⇒ a o:++ o:+ o:++ b
    a<<=b ⇒ a o:<<= b
    a>>=b ⇒ a o:>>= b
    ... ⇒ o:...
    a<<b ⇒ a o:<< b
    a>>b ⇒ a o:>> b
    a<=b ⇒ a o:<= b
    a>=b ⇒ a o:>= b
    a==b ⇒ a o:== b
    a!=b ⇒ a o:!= b
    a&&b ⇒ a o:&& b
    a||b ⇒ a o:|| b
    a*=b ⇒ a o:*= b
    a/=b ⇒ a o:/= b
    a%=b ⇒ a o:%= b
    a+=b ⇒ a o:+= b
    a-=b ⇒ a o:-= b
    a&=b ⇒ a o:&= b
    a^=b ⇒ a o:^= b
    a|=b ⇒ a o:|= b
    a=!b ⇒ a o:= o:! b
    a?b:c ⇒ a o:? b : c
    a::b ⇒ a :: b
    a:b ⇒ a : b
    ^{ } ⇒ o:^ { }
    *a ⇒ o:* a
    @[a] ⇒ @ [ a ]
    @{a: b} ⇒ @ { a : b }
    @(a) ⇒ @ ( a )
    `a ⇒ ` a
    $a ⇒ $a
    é ⇒ é
    a→b ⇒ a ?:→ b
    a␋␌b ⇒ a b
    ␀a ⇒ a
    a,b;c ⇒ a , b ; c
    {[()]} ⇒ { [ ( ) ] }
    ~a ⇒ o:~ a
    a%b ⇒ a o:% b
    ␁ ⇒ ?:␁
    R"x(a)x ⇒ R ?:" x ( a ) x
    R"x(a⏎b)x" ⇒ l:R"x(a⏎b)x"
    8. ⇒ n:8.
    a.5 ⇒ a n:.5
    1..2 ⇒ n:1..2
    a->*b ⇒ a o:-> o:* b
    \ ⇒ ?:\
    a\ ⇒ a ?:\
    #if a\⏎ ⇒ d:# if a ⏎
    # ⏎#b⏎ ⇒ d:# ⏎ d:# b ⏎
    // ⇒ c://
    /**/ ⇒ c:/**/
    /***/a ⇒ a c:/***/
    a/*/b*/c ⇒ a c c:/*/b*/
    u"a" ⇒ l:u"a"
    U"a" ⇒ l:U"a"
    u8'a' ⇒ l:u8'a'
    Lx"a" ⇒ Lx l:"a"
    "\\" ⇒ l:"\\"
    "\" ⇒ ?:" ?:\ ?:"
    '\'' ⇒ l:'\''
    @@ ⇒ @ @
    a# ⇒ a #
    a⏎#b ⇒ a d:# b ⏎
    . ⇒ o:.
    .. ⇒ o:. o:.
    -> ⇒ o:->
    --> ⇒ o:-- o:>
    """####
}
