"""Inputs for each rule of the registry: the sample of its mistake, in `Samples/Broken`, made larger in several ways.
Where there is a new rule, there are new cases: each rule has to have a sample.

  apps      so many apps beside each other, each with the mistake
  long      the file with the mistake, so many times as long: its quick actions, entries or declarations repeated
  members   the body of its first type repeated
  files     the source file so many times in one app
"""
import os, re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BROKEN = os.path.join(ROOT, "Samples", "Broken")
CODE = (".swift", ".m", ".mm", ".h")
# How often the smallest case of each shape repeats the mistake.
COUNTS = {"apps": 12, "long": 40, "members": 40, "files": 20}


def sample(rule):
    """The files of a rule's sample by path, but for what its check prints."""
    folder = os.path.join(BROKEN, rule)
    files = {}
    for path, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if os.path.relpath(os.path.join(path, name), folder) == "expected.txt":
                continue
            with open(os.path.join(path, name), "rb") as file:
                files[os.path.relpath(os.path.join(path, name), folder)] = file.read()
    return files


def mistaken(rule):
    """The file that has most findings of the rule."""
    with open(os.path.join(BROKEN, rule, "expected.txt"), encoding="utf-8") as file:
        named = re.findall(rf"^{re.escape(rule)}/(.*?):\d+:\d+: .*\[{re.escape(rule)}\]$", file.read(), re.M)
    return max(sorted(set(named)), key=named.count)


def inside(text, start, end):
    """Where the text lies between the first match of a pattern and the last of another behind it; nil without."""
    first = re.search(start, text, re.M)
    if not first:
        return None
    last = [match for match in re.finditer(end, text, re.M) if match.start() >= first.end()]
    return (first.end(), last[-1].start()) if last else None


def numbered(text, number):
    """The text with types of quick actions and of code that no other number has."""
    if number == 0:
        return text
    text = re.sub(r"(com\.example(?:\.\w+)*\.)(\w+)", rf"\g<1>\g<2>{number}", text)
    return re.sub(r"^((?:.* )?(?:class|struct|enum|@implementation) )([A-Za-z]+)", rf"\g<1>\g<2>{number}", text, flags=re.M)


def repeated(text, part, count, separator=""):
    return (text[:part[0]] + separator.join(numbered(text[part[0]:part[1]], number) for number in range(count))
            + text[part[1]:])


def long(path, text, count):
    if path.endswith("plist"):
        # The quick actions, or where there are none the entries of the root.
        array = re.search(r"^(\s*)<key>UIApplicationShortcutItems</key>\n\1<array>\n", text, re.M)
        part = inside(text, re.escape(array[0]), f"^{array[1]}</array>") if array else None
        return repeated(text, part or inside(text, r"<dict>\n", r"</dict>") or (0, len(text)), count)
    if path.endswith("json"):
        return repeated(text, inside(text, r"\{", r"\s*\}"), count, ",")
    return repeated(text, (0, len(text)), count)


def body(text):
    """Where the body of the first type lies; nil without one."""
    part = inside(text, r"^@implementation .*\n", r"^@end")
    if part:
        return part[0], text.index("@end", part[0])
    first = re.search(r"^[a-z@].*(class|struct|extension|actor|enum) .*\{\n", text, re.M) or re.search(
        r"^(class|struct|extension|actor|enum) .*\{\n", text, re.M)
    end = first and re.compile(r"^\}", re.M).search(text, first.end())
    return (first.end(), end.start()) if end else None


def shapes(rule):
    """Functions that make the files for a count, by the name of their shape."""
    files, main = sample(rule), mistaken(rule)
    made = {"apps": lambda n: {f"App{i}/{path}": data for i in range(n) for path, data in files.items()}}
    try:
        text = files[main].decode()
    except UnicodeDecodeError:
        return made
    if not main.endswith("pbxproj"):
        made["long"] = lambda n: {**files, main: long(main, text, n)}
    if main.endswith(CODE):
        stem, suffix = os.path.splitext(main)
        if part := body(text):
            made["members"] = lambda n: {**files, main: repeated(text, part, n)}
        made["files"] = lambda n: {**files, **{
            f"{stem}{i}{suffix}": numbered(text, i).encode() for i in range(1, n)}}
    return made


def rules():
    return sorted(name for name in os.listdir(BROKEN) if os.path.isdir(os.path.join(BROKEN, name)))
