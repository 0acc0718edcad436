#!/usr/bin/env python3
"""What is linked into the executable: as CycloneDX, or as a text with the licenses.

  sbom.py json VERSION REPOSITORY SYSTEM ARCHITECTURE SWIFT
  sbom.py text

SYSTEM is linux or macos. On macOS the system brings all libraries but those of the project; on Linux the
executable is static. The project has no package dependencies.
"""
import datetime, json, os, sys, uuid

# Name, licence as SPDX, where its source is; what static linking on Linux brings.
LINKED = [
    ("swift-stdlib", "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift"),
    ("swift-foundation", "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift-foundation"),
    ("swift-collections", "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-collections"),
    ("glibc", "LGPL-2.1-or-later", "https://sourceware.org/git/glibc.git"),
    ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org/git/gcc.git"),
    ("libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org/git/gcc.git"),
]


def text():
    print("The executable for Linux is linked statically. Besides quickactions it contains parts of\n")
    for name, license, source in LINKED:
        print(f"  {name:18} {license}\n  {'':18} {source}")
    print(
        "\nquickactions is free software: with its source and the commands of its README it can be linked"
        "\nagain with other versions of these libraries. The executable for macOS contains none of them."
    )


def document(version, repository, system, architecture, swift):
    moment = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    reference = f"pkg:github/{repository}@{version}"
    parts = []
    for name, license, source in LINKED if system == "linux" else []:
        part = {"type": "library", "bom-ref": name, "name": name, "licenses": [{"expression": license}]}
        if name.startswith("swift-std"):
            part["version"] = swift
        part["externalReferences"] = [{"type": "vcs", "url": source}]
        parts.append(part)
    seed = f"{reference}/{system}/{architecture}/{moment.isoformat()}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, seed).urn,
        "version": 1,
        "metadata": {
            "timestamp": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "tools": {"components": [{"type": "application", "name": "swift", "version": swift}]},
            "component": {
                "type": "application",
                "bom-ref": reference,
                "name": "quickactions",
                "version": version,
                "purl": reference,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
                "properties": [
                    {"name": "quickactions:system", "value": system},
                    {"name": "quickactions:architecture", "value": architecture},
                ],
            },
        },
        "components": parts,
        "dependencies": [{"ref": reference, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


if sys.argv[1:] == ["text"]:
    text()
elif len(sys.argv) == 7 and sys.argv[1] == "json":
    print(json.dumps(document(*sys.argv[2:]), indent=2))
else:
    sys.exit(__doc__)
