import { insertStatisticEvents } from '../../../domains/statistics/recording/writeStatisticEvents';
import { publicList, useResponseCache } from '../../../test/useResponseCache';

const { database, visit, keep, expectKept, quiet, countViews, now, setNow, published } = useResponseCache();

describe('does not clear the cache:', () => {
  it('a counted view, which shows within a minute', async () => {
    const { id } = await published();
    const url = `${publicList}?id=${id}`;
    await quiet();
    await keep(url);
    await insertStatisticEvents(database().manager, [
      {
        brochureId: id,
        eventCode: 'DETAIL_PAGE_VIEW',
        eventDateTime: now(),
        accountId: null,
        deviceHash: null,
        counted: true,
      } as never,
    ]);
    await quiet();
    await expectKept(id, url);
    setNow(new Date(now().getTime() + 60_000));
    expect((await visit(url)).json()).toMatchObject({ content: [{ detailViewsCount: 1 }] });
  });

  it('a change that is rolled back', async () => {
    const { id } = await published();
    const url = `${publicList}?id=${id}`;
    await quiet();
    await keep(url);
    await countViews(id);
    await database()
      .transaction(async (manager) => {
        await manager.query(`UPDATE brochures SET title = 'Never' WHERE id = $1`, [id]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await quiet();
    await expectKept(id, url);
  });
});
