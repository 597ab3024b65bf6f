import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canReach } from '../../platform/embedded-postgres/canReach';
import { isRoot, unprivilegedUser } from '../../platform/embedded-postgres/serviceUser';

/**
 * Creates a folder that PostgreSQL's account can reach, even if root's TMPDIR is private. It is removed at the end of
 * the test run at the latest.
 */
export function makeTestFolder(name: string): string {
  const folder = mkdtempSync(path.join(process.env.TEST_FOLDER ?? reachableParent(), `local-offers-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function reachableParent(): string {
  const user = isRoot() ? unprivilegedUser() : null;
  const parents = [...memoryFolder(), os.tmpdir(), '/tmp', '/var/tmp'];
  return parents.find((folder) => user === null || canReach(folder, user)) ?? os.tmpdir();
}

/** Generous: the server tests hold 0.3 GB at a time, PostgreSQL's log may add 1 GB. */
const neededBytes = 6 * 1024 ** 3;

/**
 * The folder that Linux keeps in memory, if programs may run there and it has room for a whole run. PostgreSQL copies a
 * database there for a tenth of the work.
 */
function memoryFolder(): string[] {
  const folder = '/dev/shm';
  if (!existsSync('/proc/mounts') || !existsSync(folder)) return [];
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, place]) => place === folder);
  const [, , type, options = ''] = mount ?? [];
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return [];
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes && os.freemem() >= neededBytes ? [folder] : [];
}
