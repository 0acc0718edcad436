"""Readers of Swift to measure beside each other: ours alone, SwiftParser, tree-sitter.

Each is a command that reads files and does one thing with them, so that what the same command spends on
reading alone can be taken off."""
import os, shutil, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SOURCE = os.path.join(HERE, "readers", "main.swift.txt")
TREE_SITTER = """
import sys, tree_sitter, tree_sitter_swift
parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
for path in sys.argv[2:]:
    with open(path, "rb") as file:
        text = file.read()
    if sys.argv[1] == "parser":
        parser.parse(text)
"""


def compiled(folder, name, options):
    """The path of the program, or None where it cannot be built."""
    source = os.path.join(folder, name, "main.swift")
    os.makedirs(os.path.dirname(source))
    shutil.copyfile(SOURCE, source)
    tool = os.path.join(folder, name, name)
    built = subprocess.run(
        ["swiftc", "-O", "-swift-version", "6", source, "-o", tool] + options, capture_output=True, text=True)
    if built.returncode != 0:
        print(built.stderr, file=sys.stderr)
    return tool if built.returncode == 0 else None


def ours(folder):
    """This project's reader, or None without a compiler."""
    if not shutil.which("swiftc"):
        return None
    headers = [
        word for name in ("CAllocator", "CExtendedAttributes") for word in ("-I", os.path.join(ROOT, "Sources", name))]
    for module in ["Platform", "SourceText", "CodeSyntax", "CodeModel"]:
        sources = [
            os.path.join(path, name) for path, _, names in os.walk(os.path.join(ROOT, "Sources", module))
            for name in names if name.endswith(".swift")]
        subprocess.run(
            ["swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "quickactions",
             "-enable-default-cmo", "-static", "-emit-library", "-emit-module", "-module-name", module, "-I", folder,
             "-emit-module-path", f"{folder}/{module}.swiftmodule", "-o", f"{folder}/lib{module}.a"] + headers + sources,
            check=True)
    libraries = ["-L", folder, "-lCodeModel", "-lCodeSyntax", "-lSourceText", "-lPlatform"]
    return compiled(folder, "ours", ["-I", folder] + headers + libraries)


def swift_parser(folder):
    """The toolchain's parser, or None where its library is not there."""
    compiler = shutil.which("swiftc")
    if not compiler:
        return None
    told = subprocess.run([compiler, "-print-target-info"], capture_output=True, text=True).stdout
    places = [line.split('"')[3] for line in told.split("\n") if '"runtimeResourcePath"' in line]
    host = os.path.join(places[0], "host") if places else ""
    if not os.path.exists(os.path.join(host, "SwiftParser.swiftmodule")):
        return None
    return compiled(
        folder, "parser",
        ["-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host])


def all_of(folder):
    """For each its name, the command with which it reads, and the one with which it does nothing more; or
    the name and why it is not there."""
    own, parser = ours(folder), swift_parser(folder)
    if own:
        yield "our reader: tokens and brackets", [own, "tokens"], [own, "bytes"]
        yield "our reader: with declarations", [own, "code"], [own, "bytes"]
    else:
        yield "our reader: there is no swiftc", None, None
    if parser:
        yield "SwiftParser", [parser, "parser"], [parser, "bytes"]
    else:
        yield "SwiftParser: the toolchain has no such library", None, None
    told = subprocess.run([sys.executable, "-c", "import tree_sitter, tree_sitter_swift"], capture_output=True)
    if told.returncode == 0:
        command = [sys.executable, "-c", TREE_SITTER]
        yield "tree-sitter", command + ["parser"], command + ["bytes"]
    else:
        yield "tree-sitter: its modules of Python are not installed", None, None
