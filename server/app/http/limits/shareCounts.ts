import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { keyedHash } from '../../../shared/keyedHash';
import type { RequestCounters } from './RequestCounters';

interface Options {
  database: DataSource;
  /** key of the hashes that stand for callers */
  secret: string;
}

const everyMs = 1_000;

/** Tells the other processes of busy callers, and learns of theirs, once a second from `listen` to `close`. */
export function shareCounts(app: FastifyInstance, counters: RequestCounters, options: Options): void {
  const exchange = exchangeOf(counters, options);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      // without the database each process counts alone
      running ??= exchange()
        .catch(() => undefined)
        .finally(() => (running = undefined));
    }, everyMs).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Returns one exchange, for one process. No statement without a busy caller. */
export function exchangeOf(counters: RequestCounters, { database, secret }: Options): () => Promise<void> {
  const processId = randomUUID();
  return async () => {
    const busy = counters.busy();
    if (busy.length === 0) return;
    const keys = new Map(busy.map(({ key }) => [keyedHash(secret, 'request count', key), key]));
    const rows = await database.query<{ caller: string; count: number }[]>(statement, [
      processId,
      [...keys.keys()],
      busy.map(({ count }) => count),
      busy.map(({ ttl }) => ttl),
    ]);
    const elsewhere = new Map(rows.map(({ caller, count }) => [caller, count]));
    for (const [hash, key] of keys) counters.addElsewhere(key, elsewhere.get(hash) ?? 0);
  };
}

/** Rows are locked in the order of their keys, so two processes never wait for each other. */
const statement = `
  WITH gone AS (
    DELETE FROM request_counts WHERE (caller_hash, process) IN (
      SELECT caller_hash, process FROM request_counts WHERE ends_at < now() - interval '1 minute'
      LIMIT 1000 FOR UPDATE SKIP LOCKED
    )
  ), told AS (
    INSERT INTO request_counts (process, caller_hash, count, ends_at)
    SELECT $1, caller, count, now() + ttl * interval '1 millisecond'
    FROM unnest($2::text[], $3::integer[], $4::float8[]) AS busy (caller, count, ttl) ORDER BY caller
    ON CONFLICT (caller_hash, process) DO UPDATE SET count = excluded.count, ends_at = excluded.ends_at
  )
  SELECT caller_hash AS caller, sum(count)::integer AS count FROM request_counts
  WHERE caller_hash = ANY($2) AND process <> $1 AND ends_at > now() GROUP BY caller_hash`;
