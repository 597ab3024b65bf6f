import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { unarchiveBrochure } from '../../brochures/statuses/unarchiveBrochure';
import { wrongDailyCounts } from '../../statistics/counts/wrongDailyCounts';
import { wrongViewCounts } from '../../statistics/counts/wrongViewCounts';
import { mergeBrochures } from '../mergeBrochures';
import { mostKeptEvents } from './moveEvents';
import { moveMergedEvents, moveSome } from './moveMergedEvents';
import { moveMergedEventsJob } from './moveMergedEventsJob';

// docs/rules/search-and-lists.md#duplicates
const test = useTestDatabase();
const jobs = rememberJobs();
const many = mostKeptEvents + 1;
let editor: RequestContext;

beforeAll(async () => {
  const account = await makeAccount(test.database, { staffRole: 'EDITOR' });
  editor = makeContext({ database: test.database, viewer: viewerOf(account), jobs });
});
beforeEach(async () => {
  await test.database.query('TRUNCATE brochures CASCADE');
  jobs.enqueued.length = 0;
});

const make = (values: Partial<Brochure> = {}) =>
  makeBrochure(test.database, { status: 'PUBLISHED', publishedAt: new Date('2026-01-01'), ...values });
const merge = ({ id: keepId }: Brochure, { id: mergeId }: Brochure) => mergeBrochures(editor, { keepId, mergeId });
const moveOne = (step?: number) => test.database.transaction((manager) => moveSome(manager, step));
const moveAll = () => moveMergedEvents({ database: test.database, jobs });
const pending = async (): Promise<unknown[]> =>
  test.database.query('SELECT from_id AS "from", to_id AS "to" FROM event_moves ORDER BY id');

async function view({ id }: Brochure, count: number): Promise<void> {
  await test.database.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code)
     SELECT timestamptz '2026-10-01' + number * interval '1 minute', $1, 'DETAIL_PAGE_VIEW' FROM generate_series(1, $2) AS number`,
    [id, count],
  );
  await test.database.query('UPDATE brochure_views SET views = views + $2 WHERE brochure_id = $1', [id, count]);
}

/** The events in the table, and the views that are shown, of each ad. */
async function figuresOf(...ads: Brochure[]): Promise<[events: number, views: number][]> {
  const rows = await test.database.query<{ events: number; views: number }[]>(
    `SELECT (SELECT count(*)::integer FROM statistic_events WHERE brochure_id = ad.id) AS events, views
     FROM unnest($1::integer[]) WITH ORDINALITY AS ad (id, place) JOIN brochure_views ON brochure_id = ad.id ORDER BY place`,
    [ads.map(({ id }) => id)],
  );
  return rows.map(({ events, views }) => [events, views]);
}

async function expectRightCounts(): Promise<void> {
  expect(await wrongDailyCounts(test.database)).toEqual([]);
  expect(await wrongViewCounts(test.database)).toEqual([]);
}

it('leaves very many events to a job, which goes on where it was killed, with right figures all the time', async () => {
  const [keep, popular, rare] = [await make(), await make(), await make()];
  await view(keep, 2);
  await view(popular, many);
  await view(rare, 3);
  await merge(keep, rare);
  expect(jobs.enqueued).toEqual([]);
  await merge(keep, popular);
  expect(jobs.enqueued.map(({ name }) => name)).toEqual([moveMergedEventsJob.name]);
  expect(await figuresOf(keep, popular)).toEqual([
    [5, many + 5],
    [many, 0],
  ]);
  await expectRightCounts();

  expect(await moveOne(4000)).toBe(true);
  const killed = test.database.transaction(async (manager) => {
    await moveSome(manager, 4000);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await figuresOf(keep, popular)).toEqual([
    [4005, many + 5],
    [many - 4000, 0],
  ]);
  await expectRightCounts();
  expect(await wrongDailyCounts(test.database, [keep.id])).toEqual([]);

  await moveAll();
  expect(await figuresOf(keep, popular)).toEqual([
    [many + 5, many + 5],
    [0, 0],
  ]);
  expect(await pending()).toEqual([]);
  await expectRightCounts();
  expect(await moveOne()).toBe(false);
});

it('moves nothing that an ad counts after it is brought back', async () => {
  const [keep, popular] = [await make(), await make()];
  await view(popular, many);
  await merge(keep, popular);
  await moveOne(4000);
  await unarchiveBrochure(editor, { id: popular.id });
  await view(popular, 7);
  await expectRightCounts();
  // and so is its second merge, of few events more
  await test.database.getRepository(Brochure).update({ id: popular.id }, { status: 'PUBLISHED' });
  const other = await make();
  await merge(other, popular);
  expect(await figuresOf(keep, other, popular)).toEqual([
    [4000, many],
    [0, 7],
    [many - 4000 + 7, 0],
  ]);
  await expectRightCounts();
  await moveAll();
  expect(await figuresOf(keep, other, popular)).toEqual([
    [many, many],
    [7, 7],
    [0, 0],
  ]);
});

it('merges nothing into an ad whose events still move to another one', async () => {
  const [keep, popular, other] = [await make(), await make(), await make()];
  await view(popular, many);
  await view(other, 3);
  await merge(keep, popular);
  await unarchiveBrochure(editor, { id: popular.id });
  await test.database.getRepository(Brochure).update({ id: popular.id }, { status: 'PUBLISHED' });
  await expect(merge(popular, other)).rejects.toMatchObject({ code: 'CONFLICT' });
  await moveAll();
  await merge(popular, other);
  expect(await figuresOf(keep, popular, other)).toEqual([
    [many, many],
    [3, 3],
    [0, 0],
  ]);
  await expectRightCounts();
});

it('sends events that are on their way to an ad to the one that it is merged into', async () => {
  const [first, second, third] = [await make(), await make(), await make()];
  await view(first, many);
  await merge(second, first);
  await moveOne(4000);
  await merge(third, second);
  expect(await pending()).toEqual([
    { from: first.id, to: third.id },
    { from: second.id, to: third.id },
  ]);
  await expectRightCounts();
  for (const timeZone of ['Australia/Perth', third.timeZone]) {
    await test.database.getRepository(Brochure).update({ id: third.id }, { timeZone });
    await expectRightCounts();
  }
  await unarchiveBrochure(editor, { id: first.id });
  await test.database.getRepository(Brochure).update({ id: first.id }, { status: 'PUBLISHED' });
  await merge(first, third);
  await expectRightCounts();
  await moveAll();
  expect(await figuresOf(first, second, third)).toEqual([
    [many, many],
    [0, 0],
    [0, 0],
  ]);
  await expectRightCounts();
});

it('locks no ad against buyers and visitors while events move', async () => {
  const [keep, popular] = [await make(), await make()];
  await view(popular, many);
  await merge(keep, popular);
  await test.database.transaction(async (manager) => {
    await moveSome(manager, 4000);
    await test.database.transaction(async (other) => {
      await other.query(`SET LOCAL lock_timeout = '1s'`);
      await other.query('SELECT FROM brochures WHERE id = ANY($1) FOR NO KEY UPDATE', [[keep.id, popular.id]]);
      // a second run finds nothing to do
      expect(await moveSome(other)).toBe(false);
    });
  });
});
