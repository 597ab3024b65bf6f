import type { EntityManager } from 'typeorm';

/**
 * From here to the end of the transaction nobody else adds or removes these files. Without it one ad could let go of a
 * file in the very moment in which another takes it up, since the same bytes are kept once for all.
 */
export async function lockFiles(manager: EntityManager, hashes: readonly string[]): Promise<void> {
  // always in the same order, so that two who want the same ones do not wait for each other
  for (const sha256 of [...new Set(hashes)].sort()) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`file ${sha256}`]);
  }
}
