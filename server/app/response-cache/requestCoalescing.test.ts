import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../test/eventually';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { databaseAway, spyOnPool } from '../../test/database/spyOnPool';
import { publicList, useResponseCache } from '../../test/useResponseCache';

const { servers, database, visit, keep, shows, quiet, published } = useResponseCache();

describe('concurrent requests for the same response', () => {
  it('share one computation', async () => {
    await published();
    const url = `${publicList}?q=offer`;
    await quiet();
    await keep();
    const spy = spyOnPool(servers.other.dependencies.database);
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(url)));
    const statements = spy.mock.calls.length;
    spy.mockRestore();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(statements).toBeLessThanOrEqual(4);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(50);
  });

  it('do not share a failure, and none is cached', async () => {
    await published();
    const url = `${publicList}?q=failure`;
    const spy = spyOnPool(servers.other.dependencies.database).mockImplementationOnce(databaseAway);
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit(url)));
    spy.mockRestore();
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(9);
    expect((await visit(url)).statusCode).toBe(204);
  });

  it('get the new data if they come after a change', async () => {
    const { id } = await makeMapArea(database(), { name: 'Before the change' });
    await quiet();
    const url = '/rest/brochure/public/mapArea/all';
    const { database: asked } = servers.other.dependencies;
    const query = asked.query.bind(asked);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let isHeld = false;
    const spy = jest.spyOn(asked, 'query').mockImplementation(async (...args) => {
      const rows: unknown = await query(...args);
      // the server asks for the public version as well
      if (!isHeld && args[0].includes('map_areas')) {
        isHeld = true;
        await held;
      }
      return rows;
    });
    const early = visit(url);
    await eventually(() => expect(isHeld).toBe(true));
    await database().query(`UPDATE map_areas SET name = 'After the change' WHERE id = $1`, [id]);
    // A request before the other server hears of the change joins the others.
    await eventually(async () => {
      const answer = await Promise.race([visit(url), sleep(400, null)]);
      expect(answer?.body).toContain('After the change');
    });
    goOn();
    expect((await early).body).toContain('Before the change');
    spy.mockRestore();
    // The early response is cached at most until the change is announced.
    await shows(url, ({ body }) => expect(body).toContain('After the change'));
  });
});
