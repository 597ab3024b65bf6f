import { readFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { npmCommand } from './npm.mjs';
import { inRoot } from './root.mjs';
import { runStep } from './runStep.mjs';

/** Runs `npm ci` if node_modules is missing, incomplete or different from the lock file. */
export async function install() {
  if (isInstalled()) return;
  const [command, ...args] = npmCommand();
  // the build tools are needed even if NODE_ENV is production
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await runStep('Installing packages (some minutes, once)', command, [...args, ...options]);
  } catch (error) {
    fail(`${error.message} Look at npm's words above: most often the network or the disk; then start again.`);
  }
}

/** npm writes the list of installed packages at the very end; this compares it with the lock file. */
function isInstalled() {
  const wanted = readPackages(inRoot('package-lock.json'));
  const found = readPackages(inRoot('node_modules', '.package-lock.json'));
  if (wanted === null)
    fail('package-lock.json is missing or broken: get it back with "git checkout package-lock.json".');
  if (found === null) return false;
  return Object.entries(wanted).every(([place, { version, link, optional, devOptional, peer }]) => {
    if (place === '' || link) return true;
    // optional for another platform, or not required at all
    if (found[place] === undefined) return Boolean(optional || devOptional || peer);
    return found[place].version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
