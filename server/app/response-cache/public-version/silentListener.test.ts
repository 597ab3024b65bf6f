import type { DataSource } from 'typeorm';
import { eventually } from '../../../test/eventually';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { idsInList } from '../../../test/idsInList';
import { serveDatabase, withResponseCache, type ServedDatabase } from '../../../test/cluster/serveDatabase';
import { spyOnPool } from '../../../test/database/spyOnPool';
import { startProxy, type Proxy } from '../../../test/programs/startProxy';
import { useTestDatabase } from '../../../test/testDatabase';
import { createDataSource } from '../../database/createDataSource';

describe('while the connection that listens for changes is silent', () => {
  const test = useTestDatabase();
  let proxy: Proxy;
  let database: DataSource;
  let server: ServedDatabase;

  beforeAll(async () => {
    proxy = await startProxy(test.url);
    database = await createDataSource({ url: test.url, poolSize: 2, listenUrl: proxy.urlOf(test.url) }).initialize();
    server = await serveDatabase(database, { config: withResponseCache });
    await server.app.ready();
  });
  afterAll(async () => {
    await server.stop();
    await database.destroy();
    await proxy.stop();
  });

  it('turns the cache off, and on again with a new connection', async () => {
    const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
    await eventually(async () => expect(await isKept()).toBe(true));
    proxy.fallSilent();
    await test.database.query(
      `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = $1`,
      [id],
    );
    // A verified version stays valid for less than half a second.
    await eventually(async () => expect(await idsInList(server.app)).not.toContain(id));
    await eventually(async () => expect(await isKept()).toBe(false));
    expect(await idsInList(server.app)).not.toContain(id);
    proxy.recover();
    await eventually(async () => expect(await isKept()).toBe(true));
    expect(await idsInList(server.app)).not.toContain(id);
  });

  /** True if the list is served without an SQL statement. */
  async function isKept(): Promise<boolean> {
    await server.app.inject('/rest/brochure/public/');
    const asked = spyOnPool(database);
    await server.app.inject('/rest/brochure/public/');
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    return statements === 0;
  }
});
