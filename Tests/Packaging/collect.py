#!/usr/bin/env python3
"""What is published beside the archives of a version, from the archives.

  collect.py FOLDER VERSION REPOSITORY WORK

FOLDER holds quickactions-VERSION-SYSTEM-ARCHITECTURE.tar.gz, one at least. Written into it are the artifact
bundle for plugins of SwiftPM, the formula for Homebrew, the extensions for VS Code, the folders for the
container image, and SHA256SUMS. WORK is a folder for files in between.
"""
import hashlib, json, os, re, shutil, subprocess, sys, tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
# By system and architecture: triples of SwiftPM, which compares that of Linux as a whole; platforms of VS Code.
PLATFORMS = {
    ("linux", "x86_64"): (["x86_64-unknown-linux-gnu"], ["linux-x64", "alpine-x64"]),
    ("linux", "aarch64"): (["aarch64-unknown-linux-gnu"], ["linux-arm64", "alpine-arm64"]),
    ("macos", "arm64"): (["arm64-apple-macosx"], ["darwin-arm64"]),
    ("macos", "x86_64"): (["x86_64-apple-macosx"], ["darwin-x64"]),
}
CONTAINERS = {"x86_64": "amd64", "aarch64": "arm64"}


def fail(message):
    print(f"Tests/release: {message}", file=sys.stderr)
    sys.exit(2)


def run(*command):
    subprocess.run([sys.executable, *command], check=True)


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for piece in iter(lambda: file.read(1 << 20), b""):
            digest.update(piece)
    return digest.hexdigest()


def archives(folder, version):
    found = {}
    pattern = re.compile(rf"quickactions-{re.escape(version)}-(linux|macos)-(\w+)\.tar\.gz")
    for name in sorted(os.listdir(folder)):
        match = pattern.fullmatch(name)
        if match and match.groups() in PLATFORMS:
            found[match.groups()] = os.path.join(folder, name)
    if not found:
        fail(f"there is no archive quickactions-{version}-SYSTEM-ARCHITECTURE.tar.gz in {folder}; Tests/release makes it")
    return found


def unpack(archive, path):
    """Writes the executable of an archive to a path."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with tarfile.open(archive) as file:
        member = next((one for one in file if one.name.endswith("/bin/quickactions")), None)
        if member is None:
            fail(f"{archive} holds no bin/quickactions")
        with open(path, "wb") as output:
            output.write(file.extractfile(member).read())
    os.chmod(path, 0o755)


def bundle(executables, version, folder, work):
    name = "quickactions.artifactbundle"
    top = os.path.join(work, "bundle", name)
    variants = []
    for (system, architecture), path in executables.items():
        inside = f"quickactions-{system}-{architecture}/bin/quickactions"
        os.makedirs(os.path.dirname(os.path.join(top, inside)))
        os.link(path, os.path.join(top, inside))
        variants.append({"path": inside, "supportedTriples": PLATFORMS[system, architecture][0]})
    artifact = {"type": "executable", "version": version, "variants": variants}
    with open(os.path.join(top, "info.json"), "w", encoding="utf-8") as file:
        json.dump({"schemaVersion": "1.0", "artifacts": {"quickactions": artifact}}, file, indent=2)
        file.write("\n")
    target = os.path.join(folder, f"quickactions-{version}.artifactbundle.zip")
    run(os.path.join(HERE, "pack.py"), target, top, name)
    return target


def plugins(artifacts, version, repository, folder, work):
    """The package of the plugins, for a repository of its own: SwiftPM takes packages from the root of one."""
    top = os.path.join(work, "plugins")
    shutil.copytree(os.path.join(HERE, "..", "..", "Samples", "SwiftPM"), top)
    manifest = os.path.join(top, "Package.swift")
    with open(manifest, encoding="utf-8") as file:
        text = file.read()
    address = f"https://github.com/{repository}/releases/download/{version}/{os.path.basename(artifacts)}"
    own = ' path: "quickactions.artifactbundle"'
    if own not in text:
        fail(f"Samples/SwiftPM/Package.swift has no {own}")
    checked = text.replace(own, f'\n      url: "{address}",\n      checksum: "{sha256(artifacts)}"')
    with open(manifest, "w", encoding="utf-8") as file:
        file.write(checked)
    shutil.copyfile(os.path.join(HERE, "..", "..", "LICENSE"), os.path.join(top, "LICENSE"))
    name = f"quickactions-plugins-{version}"
    run(os.path.join(HERE, "pack.py"), os.path.join(folder, name + ".tar.gz"), top, name)


def formula(found, version, repository):
    address = f"https://github.com/{repository}/releases/download/{version}"

    def source(system, architecture, indent):
        path = found[system, architecture]
        return f'{indent}url "{address}/{os.path.basename(path)}"\n{indent}sha256 "{sha256(path)}"\n'

    blocks = []
    for system, name in [("macos", "macos"), ("linux", "linux")]:
        parts = []
        for kind, architecture in [("arm", "arm64" if system == "macos" else "aarch64"), ("intel", "x86_64")]:
            if (system, architecture) in found:
                parts.append(f"    on_{kind} do\n{source(system, architecture, ' ' * 6)}    end\n")
        if parts:
            blocks.append(f"  on_{name} do\n{''.join(parts)}  end\n")
    return f"""class Quickactions < Formula
  desc "Language server and linter for iOS Home Screen quick actions"
  homepage "https://github.com/{repository}"
  version "{version}"
  license "Apache-2.0"

{chr(10).join(blocks)}
  def install
    bin.install "bin/quickactions"
    man1.install Dir["share/man/man1/*"]
    bash_completion.install Dir["share/bash-completion/completions/*"]
    zsh_completion.install Dir["share/zsh/site-functions/*"]
    fish_completion.install Dir["share/fish/vendor_completions.d/*"]
    doc.install Dir["share/doc/quickactions/*"], "LICENSE"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/quickactions --version")
    (testpath/"Info.plist").write "<plist version=\\"1.0\\"><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>"
    assert_match "misspelled-root-key", shell_output("#{{bin}}/quickactions check Info.plist", 1)
  end
end
"""


def notes(version):
    """What is new in the version, for the page of the release."""
    with open(os.path.join(HERE, "..", "..", "CHANGELOG.md"), encoding="utf-8") as file:
        parts = re.split(r"(?m)^## ", file.read())[1:]
    own = [part.split("\n", 1)[1].strip() for part in parts if part.startswith(version)]
    return (own[0] if own else "Not released: CHANGELOG.md has no part for this version.") + "\n"


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    folder, version, repository, work = sys.argv[1:]
    found = archives(folder, version)
    executables = {}
    for (system, architecture), archive in found.items():
        executables[system, architecture] = os.path.join(work, "executables", system, architecture, "quickactions")
        unpack(archive, executables[system, architecture])
    artifacts = bundle(executables, version, folder, work)
    plugins(artifacts, version, repository, folder, work)
    with open(os.path.join(folder, "quickactions.rb"), "w", encoding="utf-8") as file:
        file.write(formula(found, version, repository))
    with open(os.path.join(folder, "NOTES.md"), "w", encoding="utf-8") as file:
        file.write(notes(version))
    vsix = os.path.join(HERE, "vsix.py")
    run(vsix, folder, repository)
    for platform, path in executables.items():
        for target in PLATFORMS[platform][1]:
            run(vsix, folder, repository, path, target)
    for (system, architecture), path in executables.items():
        if system == "linux":
            inside = os.path.join(folder, "container", CONTAINERS[architecture], "quickactions")
            unpack(found[system, architecture], inside)
    names = [name for name in sorted(os.listdir(folder)) if os.path.isfile(os.path.join(folder, name))]
    names = [name for name in names if name != "SHA256SUMS" and not name.endswith(".sha256")]
    sums = "".join(f"{sha256(os.path.join(folder, name))}  {name}\n" for name in names)
    with open(os.path.join(folder, "SHA256SUMS"), "w", encoding="utf-8") as file:
        file.write(sums)
    missing = [f"{system}-{architecture}" for system, architecture in PLATFORMS if (system, architecture) not in found]
    print(f"{len(names)} files of version {version}" + (f"; without {', '.join(missing)}" if missing else ""))


main()
