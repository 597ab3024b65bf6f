import type { EntityManager } from 'typeorm';

/**
 * Locks these files until the transaction ends. All ads share one copy of equal bytes: without the lock, one ad could
 * release a file at the moment when another starts to use it.
 */
export async function lockFiles(manager: EntityManager, hashes: readonly string[]): Promise<void> {
  // sorted, so that two transactions cannot deadlock
  for (const sha256 of [...new Set(hashes)].sort()) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`file ${sha256}`]);
  }
}
