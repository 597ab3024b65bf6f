import { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';
import { silentLogger } from '../../test/silentLogger';
import { StartProblem } from '../../shared/errors/StartProblem';
import { eventually } from '../../test/eventually';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { idsInList } from '../../test/idsInList';
import { serveDatabase, withResponseCache } from '../../test/cluster/serveDatabase';
import { hasPgBouncer, startPgBouncer } from '../../test/programs/startPgBouncer';
import { createEmptyTestDatabase, useTestDatabase } from '../../test/testDatabase';
import { getDatabaseAddress } from './hosts/getDatabaseAddress';
import { type OpenedDatabase, openDatabase } from './openDatabase';

const list = '/rest/brochure/public/';
const logger = silentLogger();
let isInstalled = false;

beforeAll(() => {
  isInstalled = hasPgBouncer();
});

interface Settings {
  url: string;
  listenUrl?: string | null;
  preparedStatements?: boolean | null;
}

const open = ({ url, listenUrl = null, preparedStatements = null }: Settings): Promise<OpenedDatabase> =>
  openDatabase({
    database: {
      url,
      poolSize: 5,
      neededConnections: 100,
      preparedStatements,
      batchesStatements: true,
      listenUrl,
      replicaUrls: [],
      migratesAtStart: true,
    },
    dataDir: '/nowhere',
  });

describe.each([
  { mode: 'session', gives: 'its own sessions', isDirect: false, listens: true },
  { mode: 'transaction', gives: 'DATABASE_LISTEN_URL', isDirect: true, listens: true },
  { mode: 'transaction', gives: 'nothing to listen to', isDirect: false, listens: false },
] as const)('behind PgBouncer in $mode mode, with $gives', ({ mode, isDirect, listens }) => {
  it('an empty database is migrated, pages are never stale, and jobs run', async () => {
    if (!isInstalled) return;
    const direct = await createEmptyTestDatabase();
    const bouncer = await startPgBouncer(direct.url, mode);
    const opened = await open({ url: bouncer.urlOf(direct.url), listenUrl: isDirect ? direct.url : null });
    const { database } = opened;
    expect(opened.migrated).not.toEqual([]);
    expect(getDatabaseAddress(database)).toMatchObject({
      pooling: mode,
      listenUrl: isDirect ? direct.url : listens ? bouncer.urlOf(direct.url) : null,
    });
    const { app, stop } = await serveDatabase(database, { config: withResponseCache });
    await app.ready();
    const queue = new PgBossJobQueue(getDatabaseAddress(database), logger);
    try {
      const { id } = await makeBrochure(database, { status: 'PUBLISHED' });
      // often enough that statements are prepared on several connections
      await eventually(async () => expect(await idsInList(app)).toEqual([id]));
      for (let round = 0; round < 20; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => app.inject(`${list}?page=0&size=${round + 1}`)),
        );
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
      }
      await database.query(
        `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = $1`,
        [id],
      );
      // far below the minute for which the cache may keep a response
      await eventually(async () => expect(await idsInList(app)).toEqual([]), 30_000);

      const done: string[] = [];
      queue.register({ name: 'greet' }, ({ name }: { name: string }) => {
        done.push(name);
        return Promise.resolve();
      });
      await queue.start();
      await database.transaction((manager) => queue.enqueue(manager, { name: 'greet' }, { name: 'Kim' }));
      await eventually(() => expect(done).toEqual(['Kim']));
      expect((await open({ url: bouncer.urlOf(direct.url) }).then(closed)).migrated).toEqual([]);
    } finally {
      await queue.stop();
      await stop();
      await opened.close();
      await bouncer.stop();
      await direct.drop();
    }
  });
});

describe('a pool that cannot serve the site', () => {
  const test = useTestDatabase();

  it.each([
    [
      'DATABASE_LISTEN_URL in transaction mode',
      'transaction',
      (url: string) => ({ url, listenUrl: url }),
      /^DATABASE_LISTEN_URL leads to a pool in transaction mode/,
    ],
    [
      'prepared statements that it forgets',
      'transaction',
      (url: string) => ({ url, preparedStatements: true }),
      /^DATABASE_PREPARED_STATEMENTS is true/,
    ],
    ['no transactions', 'statement', (url: string) => ({ url }), /allows no transactions/],
  ] as const)('is refused in one sentence: %s', async (_what, mode, settings, sentence) => {
    if (!isInstalled) return;
    const bouncer = await startPgBouncer(test.url, mode);
    const problem: unknown = await open(settings(bouncer.urlOf(test.url))).then(closed, (error: unknown) => error);
    await bouncer.stop();
    expect(problem).toBeInstanceOf(StartProblem);
    expect((problem as Error).message).toMatch(sentence);
  });

  it('is refused when it listens for changes of another database', async () => {
    const other = await createEmptyTestDatabase();
    await expect(open({ url: test.url, listenUrl: other.url })).rejects.toThrow(/^DATABASE_LISTEN_URL does not hear/);
    await other.drop();
  });
});

async function closed(opened: OpenedDatabase): Promise<OpenedDatabase> {
  await opened.close();
  return opened;
}
