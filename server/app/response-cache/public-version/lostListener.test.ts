import { eventually } from '../../../test/eventually';
import { publicList, useResponseCache } from '../../../test/useResponseCache';

const { database, visit, keep, shows, published } = useResponseCache();

describe('the connection that listens for changes', () => {
  const heard = (order: string) =>
    database().query<{ pid: number }[]>(
      `SELECT ${order} FROM pg_stat_activity WHERE application_name = 'local-offers changes' AND datname = current_database()`,
    );

  it('may be killed: the cache is off until it is back', async () => {
    const { id } = await published({ title: 'Before it was killed' });
    const url = `${publicList}?id=${id}`;
    await keep(url);
    await heard('pg_terminate_backend(pid)');
    await database().query(`UPDATE brochures SET title = 'After it was killed' WHERE id = $1`, [id]);
    await eventually(async () => expect((await visit(url)).body).toContain('After it was killed'));
    await eventually(async () => expect(await heard('pid')).toHaveLength(2));
    await keep(url);
    await database().query(`UPDATE brochures SET title = 'Heard again' WHERE id = $1`, [id]);
    await shows(url, ({ body }) => expect(body).toContain('Heard again'));
  });
});
