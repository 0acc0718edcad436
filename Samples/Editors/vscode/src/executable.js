// Where the executable is. Nothing is downloaded: where there is none, the user is asked.
'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');

const name = process.platform === 'win32' ? 'quickactions.exe' : 'quickactions';

/** Folders of package managers that programs started from the Dock do not have in their PATH. */
function usualFolders(home) {
  const own = ['.local/bin', 'bin', '.mint/bin', '.local/share/mise/shims'];
  const shared = ['/opt/homebrew/bin', '/usr/local/bin', '/home/linuxbrew/.linuxbrew/bin'];
  return [...(home ? own.map((folder) => path.join(home, folder)) : []), ...shared];
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The executable that came with this extension, if it is one that has it. */
function bundled(extensionPath) {
  const file = path.join(extensionPath, 'bin', name);
  if (!fs.existsSync(file)) return undefined;
  if (!isExecutable(file)) {
    // Some ways to install an extension lose the permission.
    try {
      fs.chmodSync(file, 0o755);
    } catch {
      return undefined;
    }
  }
  return file;
}

/** There may be none: a container without a user's folder. */
function homeFolder() {
  try {
    return os.homedir() || undefined;
  } catch {
    return undefined;
  }
}

/** The first of that name in folders that are named in full: `.` would be the folder of somebody's project. */
function inPath(file, environment, home) {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return [...folders, ...usualFolders(home)].map((folder) => path.join(folder, file)).find(isExecutable);
}

/**
 * The command to start, or the reason why there is none:
 * `{ command }`, or `{ missing: 'setting' | 'everywhere', asked }`.
 */
function find(setting, extensionPath, environment = process.env, home = homeFolder()) {
  const asked = setting.trim();
  if (!asked || asked === 'quickactions') {
    const command = bundled(extensionPath) ?? inPath(name, environment, home);
    return command ? { command } : { missing: 'everywhere', asked: name };
  }
  const named = asked.startsWith('~/') && home ? path.join(home, asked.slice(2)) : asked;
  if (!named.includes('/') && !named.includes('\\')) {
    const command = inPath(named, environment, home);
    return command ? { command } : { missing: 'setting', asked };
  }
  return path.isAbsolute(named) && isExecutable(named) ? { command: named } : { missing: 'setting', asked };
}

/** The numbers of processors in programs for Linux. */
const linuxMachines = { x64: 62, arm64: 183, arm: 40, ia32: 3, s390x: 22, ppc64: 21, riscv64: 243 };

/** The beginning of a file, or nothing where it cannot be read. */
function beginning(file) {
  const bytes = Buffer.alloc(20);
  try {
    const handle = fs.openSync(file, 'r');
    try {
      return bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0));
    } finally {
      fs.closeSync(handle);
    }
  } catch {
    return bytes.subarray(0, 0);
  }
}

/**
 * Whether a file is a program that this system cannot run: for another system, or another processor. Of a file that is
 * no program at all it says no. It is asked after a start has failed: Rosetta and the like run what is foreign.
 */
function isForeign(file) {
  const bytes = beginning(file);
  if (bytes.length < 20) return false;
  const start = bytes.readUInt32BE(0);
  const format =
    start === 0x7f454c46 ? 'linux'
    : [0xcafebabe, 0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe].includes(start) ? 'darwin'
    : start >>> 16 === 0x4d5a ? 'win32'
    : undefined;
  if (!format) return false;
  if (format !== process.platform) return true;
  const machine = linuxMachines[process.arch];
  if (format !== 'linux' || machine === undefined) return false;
  return (bytes[5] === 2 ? bytes.readUInt16BE(18) : bytes.readUInt16LE(18)) !== machine;
}

module.exports = { find, isForeign };
