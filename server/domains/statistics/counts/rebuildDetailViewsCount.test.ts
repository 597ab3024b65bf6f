import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { rebuildDetailViewsCount } from './rebuildDetailViewsCount';
import { recordStatisticEvents } from '../recording/recordStatisticEvents';
import { wrongViewCounts } from './wrongViewCounts';

const test = useTestDatabase();
const rebuild = () => rebuildDetailViewsCount({ database: test.database });
const view = (brochureId: number, device: string, changes: { userAgent?: string } = {}) =>
  recordStatisticEvents(makeContext({ database: test.database, ...changes }), {
    events: [{ brochureId, eventCode: 'DETAIL_PAGE_VIEW', deviceIdentification: device }],
  });
const counterOf = async (id: number): Promise<number> =>
  (await test.database.getRepository(Brochure).findOneByOrFail({ id })).detailViewsCount;
const setCounter = (id: number, views: number) =>
  test.database.query('UPDATE brochure_views SET views = $2 WHERE brochure_id = $1', [id, views]);

const makeViewed = async (views: number): Promise<number> => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
  await Promise.all(Array.from({ length: views }, (_, i) => view(id, `device ${i}`)));
  await view(id, 'robot', { userAgent: 'curl/8.5.0' });
  return id;
};

describe('view counters', () => {
  it('agree with the events as they are recorded', async () => {
    await makeViewed(3);
    expect(await wrongViewCounts(test.database)).toEqual([]);
    expect(await rebuild()).toEqual([]);
  });

  it('are corrected from the events and reported', async () => {
    const [tooMany, tooFew, right] = [await makeViewed(2), await makeViewed(2), await makeViewed(2)];
    const unseen = (await makeBrochure(test.database, { detailViewsCount: 5 })).id;
    await setCounter(tooMany, 7);
    await setCounter(tooFew, 0);
    expect(await rebuild()).toEqual([
      { brochureId: tooMany, counter: 7, events: 2 },
      { brochureId: tooFew, counter: 0, events: 2 },
      { brochureId: unseen, counter: 5, events: 0 },
    ]);
    expect(await Promise.all([tooMany, tooFew, right, unseen].map(counterOf))).toEqual([2, 2, 2, 0]);
    expect(await rebuild()).toEqual([]);
  });

  it('lose no view that is recorded meanwhile', async () => {
    const id = await makeViewed(2);
    for (let round = 0; round < 10; round += 1) {
      await setCounter(id, 1000);
      await Promise.all([view(id, `late ${round}`), rebuild()]);
    }
    await rebuild();
    expect(await counterOf(id)).toBe(12);
    expect(await wrongViewCounts(test.database)).toEqual([]);
  });
});
