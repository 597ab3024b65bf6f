import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { countStatements } from '../../../test/database/countStatements';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { listBrochures } from '../../browsing/lists/listBrochures';
import { drawReportFigure } from './drawReportFigure';
import { readSiteReport } from './readSiteReport';
import type { ReportCount, ReportSubject, SiteReport } from './SiteReport';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const period = { from: '2026-11-14', to: '2026-11-20' };
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});
beforeEach(() =>
  test.database.query('TRUNCATE brochures, daily_statistics, empty_searches, categories, map_areas CASCADE'),
);

const figureOf = ({ figures }: SiteReport, subject: ReportSubject) => figures.find((each) => each.subject === subject)!;
const shown = (counts: readonly ReportCount[]) => counts.map(({ name, now, before }) => [name, now, before]);

it('counts new and ended ads by day, category and area, in the ad’s own calendar', async () => {
  const food = await makeCategory(test.database, { name: 'Food' });
  const cafes = await makeCategory(test.database, { name: 'Cafés', parentId: food.id });
  const bay = await makeMapArea(test.database, { name: 'Bay' });
  const make = (publishedAt: string, values: object = {}) =>
    makeBrochure(test.database, {
      ...{
        status: 'PUBLISHED',
        publishedAt: new Date(publishedAt),
        categoryId: cafes.id,
        mapAreaId: bay.id,
        ...values,
      },
    });
  // the 14th in Queensland
  await make('2026-11-13T20:00:00Z');
  await make('2026-11-20T09:00:00Z', { categoryId: food.id, mapAreaId: null });
  await make('2026-11-10T00:00:00Z', { validTo: '2026-11-15' });
  await make('2026-01-01T00:00:00Z', {
    status: 'ARCHIVED',
    archiveReason: 'MANUAL',
    archivedAt: new Date('2026-11-09T00:00:00Z'),
  });
  // neither ended nor counted
  await make('2026-01-01T00:00:00Z', { validTo: '2026-11-20' });
  await make('2026-11-18T00:00:00Z', { recordStatus: false, deletedAt: now });
  await makeBrochure(test.database, { categoryId: food.id });

  const report = await readSiteReport(administrator, period);
  expect(report).toMatchObject({ beforeFrom: '2026-11-07', beforeTo: '2026-11-13' });
  const made = figureOf(report, 'NEW_ADS');
  expect([made.now, made.before]).toEqual([2, 1]);
  expect(shown(made.days)[0]).toEqual(['2026-11-14', 1, 0]);
  expect(shown(made.days)[3]).toEqual(['2026-11-17', 0, 1]);
  expect(shown(made.categories)).toEqual([['Food', 2, 1]]);
  expect(shown(made.areas)).toEqual([
    ['Bay', 1, 1],
    ['Without area', 1, 0],
  ]);
  const ended = figureOf(report, 'ENDED_ADS');
  expect([ended.now, ended.before]).toEqual([1, 1]);
});

it('counts coupons sold and redeemed from the daily figures, without views', async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
  await test.database.query(
    `INSERT INTO daily_statistics (brochure_id, day, event_code, count) VALUES
     ($1, '2026-11-20', 'COUPON_PURCHASE', 5), ($1, '2026-11-13', 'COUPON_PURCHASE', 2),
     ($1, '2026-11-20', 'COUPON_REDEEM', 3), ($1, '2026-11-20', 'DETAIL_PAGE_VIEW', 900), ($1, '2026-11-01', 'COUPON_REDEEM', 9)`,
    [id],
  );
  const report = await readSiteReport(administrator, period);
  expect(figureOf(report, 'COUPONS_SOLD')).toMatchObject({ now: 5, before: 2 });
  expect(figureOf(report, 'COUPONS_REDEEMED')).toMatchObject({ now: 3, before: 0 });
});

it('counts links by the day since which they are broken', async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
  await test.database.query(
    `INSERT INTO link_checks (brochure_id, field, url, host, reason, broken_since, next_check_at) VALUES
     ($1, 'wwwUrl', 'https://a.com.au/', 'a.com.au', 'gone', '2026-11-16T00:00:00Z', now()),
     ($1, 'flipbookUrl', 'https://b.com.au/', 'b.com.au', NULL, NULL, now())`,
    [id],
  );
  expect(figureOf(await readSiteReport(administrator, period), 'BROKEN_LINKS')).toMatchObject({ now: 1, before: 0 });
});

describe('searches without result', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  const visitor = (changes: Partial<RequestContext> = {}) =>
    makeContext({ ...{ database: test.database, clock: { now: () => now }, viewer: null, userAgent }, ...changes });
  const search = (filter: object, context = visitor(), page: object = { first: 10 }) =>
    listBrochures(context, { filter, page });
  const words = async () =>
    (await readSiteReport(administrator, period)).emptySearches.map(({ words, now }) => [words, now]);

  it('are counted by words, and by the category and area that they name', async () => {
    const food = await makeCategory(test.database, { name: 'Food', code: 'FOOD' });
    await makeBrochure(test.database, { status: 'PUBLISHED', title: 'Pizza for two', categoryId: food.id });
    await search({ q: '  Sushi   ROLLS ' });
    await search({ q: 'sushi rolls', categories: ['FOOD'] });
    await search({ q: 'opera' });
    await search({ q: 'pizza' });
    expect(await words()).toEqual([
      ['sushi rolls', 2],
      ['opera', 1],
    ]);
    const figure = figureOf(await readSiteReport(administrator, period), 'EMPTY_SEARCHES');
    expect(figure).toMatchObject({ now: 3, before: 0 });
    expect(shown(figure.categories)).toEqual([
      ['All categories', 2, 0],
      ['Food', 1, 0],
    ]);
  });

  it.each([
    ['an address of mail', 'kim@people.example'],
    ['a telephone number', 'kim 0412 345 678'],
    ['very long words', 'x'.repeat(101)],
    ['nothing but spaces', '   '],
  ])('are not counted with %s', async (_what, q) => {
    await search({ q });
    expect(await words()).toEqual([]);
  });

  it('are counted for visitors on their first page only', async () => {
    await search({ q: 'opera' }, visitor({ userAgent: 'curl/8.5' }));
    await search({ q: 'opera' }, visitor({ userAgent: null }));
    await search({ q: 'opera' }, administrator);
    await search({ q: 'opera' }, visitor(), { first: 10, offset: 10 });
    expect(await words()).toEqual([]);
  });

  it('are counted for at most 2,000 different words a day', async () => {
    await test.database.query(
      `INSERT INTO empty_searches (day, words, category_code, area_code, count)
       SELECT '2026-11-20', 'word ' || n, '', '', 2 FROM generate_series(1, 2000) n`,
    );
    await search({ q: 'opera' });
    expect((await words()).filter(([each]) => each === 'opera')).toEqual([]);
  });
});

it('draws each figure as SVG', async () => {
  await makeBrochure(test.database, { status: 'PUBLISHED', publishedAt: new Date('2026-11-18T00:00:00Z') });
  const made = figureOf(await readSiteReport(administrator, period), 'NEW_ADS');
  for (const by of ['DAY', 'CATEGORY', 'AREA'] as const)
    expect(drawReportFigure(made, by)).toMatch(/^<svg xmlns.*<\/svg>$/s);
});

it('takes two statements, and is for administrators', async () => {
  expect(await countStatements(() => readSiteReport(administrator, { days: 366 }))).toHaveLength(2);
  await expect(readSiteReport(vendor, period)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
