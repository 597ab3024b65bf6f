import type { DatabaseClient } from './DatabaseClient';

const graceMs = 5_000;

/** Ends a pool. Connections that are still lent after five seconds are cut, so that nobody waits for a silent one. */
export async function endPool(end: () => Promise<void>, connections: Iterable<DatabaseClient>): Promise<void> {
  const late = setTimeout(() => {
    for (const connection of connections) connection.cut();
  }, graceMs);
  try {
    await end();
  } finally {
    clearTimeout(late);
  }
}
