import type { DatabaseClient } from './DatabaseClient';

const graceMs = 5_000;

/**
 * Ends a pool and resolves once all its connections are closed. `Pool.end` resolves too early, and a PostgreSQL that
 * stops meanwhile makes them fail. Connections that are still open after five seconds are cut, so that a silent one
 * delays nobody.
 */
export async function endPool(end: () => Promise<void>, connections: Iterable<DatabaseClient>): Promise<void> {
  const late = setTimeout(() => {
    for (const connection of connections) connection.cut();
  }, graceMs);
  try {
    await end();
    await Promise.all([...connections].map(untilClosed));
  } finally {
    clearTimeout(late);
  }
}

/** Resolves once the connection is closed. Connections leave their set when they end, so each in it is still open. */
function untilClosed(connection: DatabaseClient): Promise<void> {
  return new Promise((resolve) => {
    connection.once('end', () => {
      resolve();
    });
  });
}
