import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canReach } from '../platform/embedded-postgres/canReach';
import { isRoot, unprivilegedUser } from '../platform/embedded-postgres/serviceUser';

/** A new folder that PostgreSQL's account can reach as well, even where root's TMPDIR is private. */
export function makeTestFolder(name: string): string {
  const user = isRoot() ? unprivilegedUser() : null;
  const parent = [os.tmpdir(), '/tmp', '/var/tmp'].find((folder) => user === null || canReach(folder, user));
  const folder = mkdtempSync(path.join(parent ?? os.tmpdir(), `local-offers-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
