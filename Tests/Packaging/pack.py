#!/usr/bin/env python3
"""Archives that depend on nothing but the contents: the same bytes on every machine with this zlib.

  pack.py ARCHIVE.tar.gz|ARCHIVE.zip|ARCHIVE.vsix FOLDER [NAME]   packs FOLDER, called NAME in it
  pack.py --check ARCHIVE                                         names and modes, and that it can be read

Without NAME the contents of FOLDER are packed without a folder around them. Names are sorted by bytes,
owners are 0, files are 755 or 644, and the time is SOURCE_DATE_EPOCH. tar and zip of Linux and of macOS
have no common options for that.
"""
import gzip, io, os, stat, sys, tarfile, time, zipfile


def epoch():
    text = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not text.isdigit():
        sys.exit("pack.py: SOURCE_DATE_EPOCH has to be set to a number of seconds")
    return int(text)


def entries(folder, name):
    """Pairs of the name in the archive and the path, without folders, sorted by the names' bytes."""
    found = []
    for parent, folders, files in os.walk(folder):
        for file in files:
            path = os.path.join(parent, file)
            if os.path.islink(path):
                sys.exit(f"pack.py: {path} is a link; an archive here has files only")
            inside = os.path.relpath(path, folder).replace(os.sep, "/")
            found.append((f"{name}/{inside}" if name else inside, path))
    if not found:
        sys.exit(f"pack.py: there are no files in {folder}")
    return sorted(found, key=lambda pair: pair[0].encode())


def mode(path):
    return 0o755 if os.stat(path).st_mode & stat.S_IXUSR else 0o644


def tar(files, moment):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, path in files:
            info = tarfile.TarInfo(name)
            info.size, info.mode, info.mtime = os.path.getsize(path), mode(path), moment
            with open(path, "rb") as file:
                archive.addfile(info, file)
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=packed, mode="wb", compresslevel=9, mtime=0) as stream:
        stream.write(buffer.getvalue())
    return packed.getvalue()


def zipped(files, moment):
    buffer = io.BytesIO()
    # Zip knows no time before 1980, and even seconds only.
    when = time.gmtime(max(moment, 315532800) // 2 * 2)[:6]
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in files:
            info = zipfile.ZipInfo(name, when)
            info.compress_type, info.create_system = zipfile.ZIP_DEFLATED, 3
            info.external_attr = (stat.S_IFREG | mode(path)) << 16
            with open(path, "rb") as file:
                archive.writestr(info, file.read())
    return buffer.getvalue()


def check(path):
    if path.endswith(".tar.gz"):
        with tarfile.open(path) as archive:
            return [(one.name, one.mode) for one in archive if archive.extractfile(one).read() is not None]
    with zipfile.ZipFile(path) as archive:
        if archive.testzip():
            sys.exit(f"pack.py: {path} is damaged")
        return [(one.filename, one.external_attr >> 16 & 0o777) for one in archive.infolist()]


def main():
    arguments = sys.argv[1:]
    if len(arguments) == 2 and arguments[0] == "--check":
        for name, bits in check(arguments[1]):
            print(f"{bits:o} {name}")
        return
    if len(arguments) not in (2, 3):
        sys.exit(__doc__)
    target, folder = arguments[:2]
    files = entries(folder, arguments[2] if len(arguments) == 3 else "")
    data = (tar if target.endswith(".tar.gz") else zipped)(files, epoch())
    # Beside it and renamed: nobody finds half an archive.
    with open(target + ".part", "wb") as file:
        file.write(data)
    os.replace(target + ".part", target)


main()
