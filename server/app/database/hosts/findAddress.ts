import type { Config } from '../../../platform/config/Config';
import type { DatabaseAddress, Pooling } from '../../../platform/database/DatabaseAddress';
import { DatabaseClient } from '../../../platform/database/DatabaseClient';
import { detectPooling } from '../../../platform/database/prepared/detectPooling';
import { StartProblem } from '../../../shared/errors/StartProblem';

const hearingTimeoutMs = 5_000;

/**
 * Finds out how to use the database at `url`.
 * @throws StartProblem if DATABASE_LISTEN_URL does not receive its changes
 */
export async function findAddress(
  url: string,
  { listenUrl }: Pick<Config['database'], 'listenUrl'>,
): Promise<DatabaseAddress> {
  const pooling = await detectPooling(url);
  if (listenUrl === null) return { url, pooling, listenUrl: pooling === 'session' ? url : null };
  if ((await detectListenPooling(listenUrl)) === 'transaction') {
    throw new StartProblem(
      'DATABASE_LISTEN_URL leads to a pool in transaction mode, where LISTEN hears nothing: give the address of PostgreSQL itself or of a pool in session mode.',
    );
  }
  await assertHears(listenUrl, url);
  return { url, pooling, listenUrl };
}

async function detectListenPooling(listenUrl: string): Promise<Pooling> {
  try {
    return await detectPooling(listenUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`DATABASE_LISTEN_URL cannot be used (${reason}): correct it, or leave it out.`, {
      cause: error,
    });
  }
}

/** Checks that one address receives a NOTIFY sent at the other. It would not for another database or a standby. */
async function assertHears(listenUrl: string, url: string): Promise<void> {
  const [ear, mouth] = [listenUrl, url].map((connectionString) => {
    return new DatabaseClient({
      connectionString,
      application_name: 'local-offers',
      silenceTimeoutMs: hearingTimeoutMs,
    });
  }) as [DatabaseClient, DatabaseClient];
  let timer: NodeJS.Timeout | undefined;
  try {
    await ear.connect();
    await mouth.connect();
    const heard = new Promise<boolean>((resolve) => {
      ear.once('notification', () => {
        resolve(true);
      });
      timer = setTimeout(() => {
        resolve(false);
      }, hearingTimeoutMs);
    });
    const channel = `local_offers_probe_${process.pid}`;
    await ear.query(`LISTEN ${channel}`);
    await mouth.query('SELECT pg_notify($1, $2)', [channel, 'heard']);
    if (await heard) return;
  } finally {
    clearTimeout(timer);
    await Promise.all([ear.end(), mouth.end()]);
  }
  throw new StartProblem(
    'DATABASE_LISTEN_URL does not hear what changes at DATABASE_URL: it has to lead to the same database of the same server.',
  );
}
