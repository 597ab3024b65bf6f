import { readFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { npmCommand } from './npm.mjs';
import { inRoot } from './root.mjs';
import { runStep } from './runStep.mjs';

/** `npm ci` when node_modules is absent, half made, or not what the lock asks for. */
export async function install() {
  if (isInstalled()) return;
  const [command, ...args] = npmCommand();
  // the tools that build are needed even where NODE_ENV says production
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await runStep('Installing packages (a minute or two, once)', command, [...args, ...options]);
  } catch (error) {
    fail(`${error.message} Look at npm's words above: most often the network or the disk; then start again.`);
  }
}

/** npm writes what it has installed into node_modules at the very end; it is held against the lock. */
function isInstalled() {
  const wanted = readPackages(inRoot('package-lock.json'));
  const found = readPackages(inRoot('node_modules', '.package-lock.json'));
  if (wanted === null)
    fail('package-lock.json is missing or broken: get it back with "git checkout package-lock.json".');
  if (found === null) return false;
  return Object.entries(wanted).every(([place, { version, link, optional, devOptional, peer }]) => {
    if (place === '' || link) return true;
    // made for another kind of machine, or wanted by nobody here
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
