import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../test/eventually';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { databaseAway, spyOnPool } from '../../test/spyOnPool';
import { publicList, useKeptAnswers } from '../../test/useKeptAnswers';

const { servers, database, visit, keep, shows, quiet, published } = useKeptAnswers();

describe('many who ask for the same', () => {
  it('wait for one computation', async () => {
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

  it('are not given a failure that has passed, and none is kept', async () => {
    await published();
    const url = `${publicList}?q=failure`;
    const spy = spyOnPool(servers.other.dependencies.database).mockImplementationOnce(databaseAway);
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit(url)));
    spy.mockRestore();
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(9);
    expect((await visit(url)).statusCode).toBe(204);
  });

  it('get what was changed while it was being computed, if they ask after the change', async () => {
    const { id } = await makeMapArea(database(), { name: 'Before the change' });
    await quiet();
    const url = '/rest/brochure/public/mapArea/all';
    const { database: asked } = servers.other.dependencies;
    const query = asked.query.bind(asked);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const spy = jest.spyOn(asked, 'query').mockImplementationOnce(async (...args) => {
      const rows: unknown = await query(...args);
      await held;
      return rows;
    });
    const early = visit(url);
    await eventually(() => expect(spy).toHaveBeenCalled());
    await database().query(`UPDATE map_areas SET name = 'After the change' WHERE id = $1`, [id]);
    // who asks in the moment before the other server has heard of it, waits with the others
    await eventually(async () => {
      const answer = await Promise.race([visit(url), sleep(400, null)]);
      expect(answer?.body).toContain('After the change');
    });
    goOn();
    expect((await early).body).toContain('Before the change');
    spy.mockRestore();
    // nor is the early answer kept, or no longer than the change is unheard of
    await shows(url, ({ body }) => expect(body).toContain('After the change'));
  });
});
