import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { createLogger } from '../../platform/logger/createLogger';
import { systemClock } from '../../platform/clock/Clock';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { eventually } from '../../test/eventually';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeConfig } from '../../test/makeConfig';
import { makeTestFolder } from '../../test/makeTestFolder';
import { rememberJobs } from '../../test/rememberJobs';
import { spyOnPool } from '../../test/spyOnPool';
import { startProxy, type Proxy } from '../../test/startProxy';
import { useTestDatabase } from '../../test/testDatabase';
import { createDataSource } from '../database/createDataSource';
import { buildServer } from '../http/buildServer';

const list = '/rest/brochure/public/';
const rateLimits = { reads: 100_000, writes: 100_000, logins: 100_000, purchases: 100_000 };

describe('while the connection that hears of changes is silent', () => {
  const test = useTestDatabase();
  const folder = makeTestFolder('files');
  let proxy: Proxy;
  let database: DataSource;
  let app: FastifyInstance;

  beforeAll(async () => {
    proxy = await startProxy(test.url);
    database = await createDataSource({ url: test.url, poolSize: 2, listenUrl: proxy.urlOf(test.url) }).initialize();
    app = await buildServer({
      config: makeConfig({ rateLimits, keptAnswers: { megabytes: 4 } }),
      logger: createLogger({ level: 'silent' }),
      clock: systemClock,
      database,
      jobs: rememberJobs(),
      files: new LocalFileStore(folder),
      fetchOutside: () => Promise.reject(new Error('This test did not say what is outside.')),
      mailTransport: null,
    });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await database.destroy();
    await proxy.stop();
    rmSync(folder, { recursive: true });
  });

  it('answers nothing from memory, and keeps answers again once it has a connection', async () => {
    const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
    await eventually(async () => expect(await isKept()).toBe(true));
    proxy.fallSilent();
    await test.database.query(
      `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = $1`,
      [id],
    );
    // what was verified just before counts for less than half a second
    await eventually(async () => expect(await idsInList()).not.toContain(id));
    await eventually(async () => expect(await isKept()).toBe(false));
    expect(await idsInList()).not.toContain(id);
    proxy.recover();
    await eventually(async () => expect(await isKept()).toBe(true));
    expect(await idsInList()).not.toContain(id);
  });

  async function idsInList(): Promise<number[]> {
    const answer = await app.inject(list);
    if (answer.statusCode === 204) return [];
    return answer.json<{ content: { id: number }[] }>().content.map(({ id }) => id);
  }

  /** Whether the list is answered without a statement. */
  async function isKept(): Promise<boolean> {
    await app.inject(list);
    const asked = spyOnPool(database);
    await app.inject(list);
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    return statements === 0;
  }
});
