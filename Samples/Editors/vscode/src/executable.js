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

module.exports = { find };
