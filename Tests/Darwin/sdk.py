"""Makes a folder that the compiler takes for the SDK of macOS, good enough to look at types."""

import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

HEADERS = "ziglang==0.17.1"
HERE = pathlib.Path(__file__).resolve().parent
# The interfaces hold `Float80`, which the processors of Apple do not have.
TARGET = "x86_64-apple-macosx15.0"
NAME = "x86_64-apple-macos"
INTERFACES = [
    "Swift", "_Concurrency", "_RegexParser", "_StringProcessing", "RegexBuilder", "SwiftOnoneSupport", "Synchronization",
    "_Builtin_float", "_TestingInterop", "Testing",
]


class Missing(Exception):
    """What is needed and not there."""


class Kit:
    """A folder with the SDK, and the command that compiles with it."""

    def __init__(self, store, key):
        self.folder = store / ("sdk-" + key[:16])
        self.key = key
        plugins = toolchain() / "host" / "plugins"
        self.swiftc = [
            "swiftc", "-target", TARGET, "-sdk", self.folder, "-module-cache-path", self.folder / "cache",
            "-plugin-path", plugins, "-Xfrontend", "-disable-objc-interop", "-suppress-warnings",
        ]


def toolchain():
    path = shutil.which("swiftc")
    if path is None:
        raise Missing("no Swift")
    return pathlib.Path(path).resolve().parent.parent / "lib" / "swift"


def make(store):
    """The kit, which is made at the first time and after each change of what it is made of."""
    if sys.platform != "linux":
        raise Missing("this system has its own SDK")
    interfaces = toolchain() / "linux"
    if not (interfaces / "Testing.swiftmodule").is_dir() or not list(interfaces.glob("Swift.swiftmodule/*.swiftinterface")):
        raise Missing("the toolchain holds no interfaces of the standard library")
    digest = hashlib.sha256(HEADERS.encode())
    for path in sorted((HERE / "SDK").iterdir()) + [HERE / "sdk.py"]:
        digest.update(path.read_bytes())
    digest.update(subprocess.run(["swiftc", "--version"], capture_output=True).stdout)
    kit = Kit(store, digest.hexdigest())
    if kit.folder.is_dir():
        return kit
    store.mkdir(parents=True, exist_ok=True)
    for old in store.glob("sdk-*"):
        shutil.rmtree(old)
    headers = store / "headers"
    if not headers.is_dir():
        fetch(headers)
    try:
        build(kit, headers)
    except BaseException:
        shutil.rmtree(kit.folder, ignore_errors=True)
        raise
    return kit


def fetch(headers):
    """Gets the headers of Darwin's C library. They are Apple's and no part of this project."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:", "-d", folder, HEADERS]
        if subprocess.run(command, capture_output=True).returncode != 0:
            raise Missing(f"pip cannot fetch {HEADERS}, which holds Darwin's headers")
        prefix = "ziglang/lib/libc/include/any-darwin-any/"
        part = headers.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        for wheel in pathlib.Path(folder).glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                for name in archive.namelist():
                    if name.startswith(prefix) and not name.endswith("/"):
                        path = part / name[len(prefix):]
                        path.parent.mkdir(parents=True, exist_ok=True)
                        path.write_bytes(archive.read(name))
        part.rename(headers)


def build(kit, headers):
    lib, include = toolchain(), kit.folder / "usr" / "include"
    modules = kit.folder / "usr" / "lib" / "swift"
    shutil.copytree(headers, include)
    shutil.copytree(lib / "shims", modules / "shims")
    shutil.copy(HERE / "SDK" / "Darwin.h", include)
    (include / "module.modulemap").write_text(
        'module Darwin [system] [extern_c] { header "Darwin.h" export * }\n')
    for name in INTERFACES:
        text = next((lib / "linux" / (name + ".swiftmodule")).glob("*-linux-gnu.swiftinterface")).read_text()
        folder = modules / (name + ".swiftmodule")
        folder.mkdir()
        (folder / (NAME + ".swiftinterface")).write_text(for_darwin(text))
    for name, sources in [
        ("Darwin", ["Darwin.swift"]), ("Dispatch", ["Dispatch.swift"]),
        ("Foundation", ["Foundation.swift", "FoundationFiles.swift", "FoundationValues.swift"]),
        ("PackagePlugin", ["PackagePlugin.swift"]),
    ]:
        folder = modules / (name + ".swiftmodule")
        folder.mkdir()
        command = kit.swiftc + ["-emit-module", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", name]
        if name == "Darwin":
            command.append("-import-underlying-module")
        done = subprocess.run(
            command + [HERE / "SDK" / source for source in sources] + ["-o", folder / (NAME + ".swiftmodule")],
            capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(done.stderr)


def for_darwin(interface):
    """The interface of a module as it would be on macOS."""
    flags = r"(?m)^// swift-module-flags: .*"
    header = re.search(flags, interface).group()
    header = re.sub(r"-target \S+", "-target " + TARGET, header)
    # Otherwise what is inlined would have to run on the first macOS.
    header = header.replace("-target-min-inlining-version min", "")
    interface = re.sub(flags, lambda _: header, interface)
    interface = re.sub(r"(?m)^((?:\w+ )?import )Glibc$", r"\1Darwin", interface)
    # What is older than the package's own system is there, also for what is inlined.
    interface = re.sub(r"macOS 1[0-4](?:\.\d+)*(?=[,) ])", "macOS 15.0", interface)
    # Where there is no older system, such functions have no body.
    interface = re.sub(r"@backDeployed\([^)]*\)", "", interface)
    # Calls of Linux itself, in what is inlined of `Mutex`.
    return re.sub(r"_swift_stdlib_(?:gettid|futex_\w+)\([^)]*\)", "(0 as UInt32)", interface)
