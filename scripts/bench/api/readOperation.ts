import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A query, much as the client sends it. The queries are copies, because the bare server supports exactly these. The
 * client's own may change, and the figures must stay comparable.
 */
export function readOperation(name: string): string {
  return readFileSync(path.resolve(process.cwd(), 'scripts/bench/api/queries', `${name}.graphql`), 'utf8');
}
