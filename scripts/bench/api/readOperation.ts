import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A query much as the client sends it. They are copies, because the bare server answers exactly these: the client may ask
 * for more tomorrow, and figures of one day would not compare with those of the next.
 */
export function readOperation(name: string): string {
  return readFileSync(path.resolve(process.cwd(), 'scripts/bench/api/queries', `${name}.graphql`), 'utf8');
}
