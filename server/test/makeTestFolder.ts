import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canReach } from '../platform/embedded-postgres/canReach';
import { isRoot, unprivilegedUser } from '../platform/embedded-postgres/serviceUser';

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
  const parents = [os.tmpdir(), '/tmp', '/var/tmp'];
  return parents.find((folder) => user === null || canReach(folder, user)) ?? os.tmpdir();
}
