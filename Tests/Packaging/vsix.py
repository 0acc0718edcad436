#!/usr/bin/env python3
"""Packs the extension for VS Code as `vsce` does, without a network.

  vsix.py FOLDER REPOSITORY [EXECUTABLE TARGET]

Writes FOLDER/quickactions-VERSION.vsix; with an executable one for a platform such as linux-x64, which holds
it, FOLDER/quickactions-VERSION-TARGET.vsix. The scripts become one, LICENSE, changelog and the schema of the
settings come from the project. SOURCE_DATE_EPOCH is the time of everything.
"""
import json, os, re, shutil, subprocess, sys, tempfile
from xml.sax.saxutils import escape

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
SOURCE = os.path.join(ROOT, "Samples", "Editors", "vscode")
TARGETS = ["linux-x64", "linux-arm64", "alpine-x64", "alpine-arm64", "darwin-x64", "darwin-arm64"]
TYPES = {
    ".json": "application/json", ".vsixmanifest": "text/xml", ".js": "application/javascript",
    ".md": "text/markdown", ".txt": "text/plain", ".png": "image/png",
}


def text(*parts):
    with open(os.path.join(*parts), encoding="utf-8") as file:
        return file.read()


def write(content, *parts):
    path = os.path.join(*parts)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(content)


def bundle():
    """All scripts as one: each in a function of its own, with a `require` that knows the others."""
    folder = os.path.join(SOURCE, "src")
    names = sorted(name[:-3] for name in os.listdir(folder) if name.endswith(".js"))
    parts = ["'use strict';\nconst modules = {"]
    for name in names:
        script = text(folder, name + ".js")
        for used in re.findall(r"require\('\./([^']*)'\)", script):
            if used not in names:
                sys.exit(f"vsix.py: {name}.js requires {used}, which is not there")
        parts.append(f"'./{name}': (module, exports, require) => {{\n{script}}},")
    parts.append(
        "};\nconst loaded = {};\n"
        "function load(name) {\n"
        "  if (!modules[name]) return require(name);\n"
        "  if (!loaded[name]) {\n"
        "    const module = (loaded[name] = { exports: {} });\n"
        "    modules[name](module, module.exports, load);\n"
        "  }\n"
        "  return loaded[name].exports;\n"
        "}\n"
        "module.exports = load('./extension');\n"
    )
    return "\n".join(parts)


def manifest(package, texts, languages, target):
    def resolved(value):
        return escape(texts[value[1:-1]] if value.startswith("%") else value, {'"': "&quot;"})

    engine = package["engines"]["vscode"]
    repository = package["repository"]["url"]
    kinds = ",".join(package["extensionKind"])
    properties = [
        ("Microsoft.VisualStudio.Code.Engine", engine),
        ("Microsoft.VisualStudio.Code.ExtensionDependencies", ""),
        ("Microsoft.VisualStudio.Code.ExtensionPack", ""),
        ("Microsoft.VisualStudio.Code.ExtensionKind", kinds),
        ("Microsoft.VisualStudio.Code.LocalizedLanguages", ",".join(languages)),
        ("Microsoft.VisualStudio.Code.ExecutesCode", "true"),
        ("Microsoft.VisualStudio.Services.Links.Source", repository),
        ("Microsoft.VisualStudio.Services.Links.Getstarted", repository),
        ("Microsoft.VisualStudio.Services.Links.GitHub", repository),
        ("Microsoft.VisualStudio.Services.Links.Support", package["bugs"]["url"]),
        ("Microsoft.VisualStudio.Services.Links.Learn", package["homepage"]),
        ("Microsoft.VisualStudio.Services.Branding.Color", package["galleryBanner"]["color"]),
        ("Microsoft.VisualStudio.Services.Branding.Theme", package["galleryBanner"]["theme"]),
        ("Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown", "true"),
        ("Microsoft.VisualStudio.Services.Content.Pricing", "Free"),
        ("Microsoft.VisualStudio.Services.CustomerQnALink", "false"),
    ]
    assets = [
        ("Microsoft.VisualStudio.Code.Manifest", "package.json"),
        ("Microsoft.VisualStudio.Services.Content.Details", "README.md"),
        ("Microsoft.VisualStudio.Services.Content.Changelog", "CHANGELOG.md"),
        ("Microsoft.VisualStudio.Services.Content.License", "LICENSE.txt"),
        ("Microsoft.VisualStudio.Services.Icons.Default", package["icon"]),
    ]
    platform = f' TargetPlatform="{target}"' if target else ""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011"'
        ' xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">',
        "<Metadata>",
        f'<Identity Language="en-US" Id="{package["name"]}" Version="{package["version"]}"'
        f' Publisher="{package["publisher"]}"{platform}/>',
        f"<DisplayName>{resolved(package['displayName'])}</DisplayName>",
        f'<Description xml:space="preserve">{resolved(package["description"])}</Description>',
        f"<Tags>{escape(','.join(package['keywords']))}</Tags>",
        f"<Categories>{escape(','.join(package['categories']))}</Categories>",
        "<GalleryFlags>Public</GalleryFlags>",
        "<Properties>",
        *(f'<Property Id="{name}" Value="{escape(value)}"/>' for name, value in properties),
        "</Properties>",
        "<License>extension/LICENSE.txt</License>",
        f"<Icon>extension/{package['icon']}</Icon>",
        "</Metadata>",
        '<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>',
        "<Dependencies/>",
        "<Assets>",
        *(f'<Asset Type="{kind}" Path="extension/{path}" Addressable="true"/>' for kind, path in assets),
        "</Assets>",
        "</PackageManifest>\n",
    ]
    return "\n".join(lines)


def content_types(folder):
    endings = {".vsixmanifest"}
    for _, _, names in os.walk(folder):
        endings.update(os.path.splitext(name)[1].lower() for name in names)
    rows = "".join(
        f'<Default Extension="{ending}" ContentType="{TYPES[ending]}"/>' for ending in sorted(endings) if ending
    )
    space = "http://schemas.openxmlformats.org/package/2006/content-types"
    return f'<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="{space}">{rows}</Types>\n'


def main():
    if len(sys.argv) not in (3, 5):
        sys.exit(__doc__)
    output, repository = sys.argv[1:3]
    executable, target = sys.argv[3:] if len(sys.argv) == 5 else (None, None)
    if target is not None and target not in TARGETS:
        sys.exit(f"vsix.py: {target} is none of {', '.join(TARGETS)}")
    package = json.loads(text(SOURCE, "package.json").replace("OWNER/quickactions", repository))
    package["main"] = "./extension.js"
    texts = json.loads(text(SOURCE, "package.nls.json"))
    with tempfile.TemporaryDirectory() as work:
        inside = os.path.join(work, "extension")
        write(json.dumps(package, ensure_ascii=False, indent=2) + "\n", inside, "package.json")
        write(bundle(), inside, "extension.js")
        names = os.listdir(SOURCE)
        copied = [name for name in names if re.search(r"^package\.nls.*\.json$|language-configuration\.json$", name)]
        for name in [*copied, "README.md", package["icon"]]:
            shutil.copyfile(os.path.join(SOURCE, name), os.path.join(inside, name))
        for name in ["l10n", "syntaxes"]:
            shutil.copytree(os.path.join(SOURCE, name), os.path.join(inside, name))
        shutil.copyfile(os.path.join(ROOT, "LICENSE"), os.path.join(inside, "LICENSE.txt"))
        shutil.copyfile(os.path.join(ROOT, "CHANGELOG.md"), os.path.join(inside, "CHANGELOG.md"))
        schema = os.path.join(ROOT, "Protocol", "Schemas", "settings.schema.json")
        shutil.copyfile(schema, os.path.join(inside, "settings.schema.json"))
        if executable:
            os.makedirs(os.path.join(inside, "bin"))
            shutil.copy(executable, os.path.join(inside, "bin", "quickactions"))
            os.chmod(os.path.join(inside, "bin", "quickactions"), 0o755)
        prefix = "bundle.l10n."
        languages = [name[len(prefix) : -5] for name in sorted(os.listdir(os.path.join(SOURCE, "l10n")))]
        write(manifest(package, texts, languages, target), work, "extension.vsixmanifest")
        write(content_types(inside), work, "[Content_Types].xml")
        name = "-".join(["quickactions", package["version"], *([target] if target else [])]) + ".vsix"
        path = os.path.join(output, name)
        subprocess.run([sys.executable, os.path.join(HERE, "pack.py"), path, work], check=True)
        print(path)


main()
