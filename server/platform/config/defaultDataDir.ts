import { createHash } from 'node:crypto';
import path from 'node:path';
import { canReach } from '../embedded-postgres/canReach';
import { isRoot, unprivilegedUser } from '../embedded-postgres/serviceUser';

/**
 * `.data` in the checkout. When root starts the built-in PostgreSQL from a checkout that only root can enter, its
 * account could not reach that: then a folder of this checkout's own below /var/lib.
 */
export function defaultDataDir(checkout: string, embeddedDatabase: boolean): string {
  if (!embeddedDatabase || !isRoot() || canReach(checkout, unprivilegedUser())) return path.join(checkout, '.data');
  const id = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return path.join('/var/lib/local-offers', `${path.basename(checkout)}-${id}`);
}
