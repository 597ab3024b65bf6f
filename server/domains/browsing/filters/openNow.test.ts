import { outsideHoursReason } from '../../../../shared/coupon-hours/outsideHoursReason';
import { parseCouponHours } from '../../../../shared/coupon-hours/parseCouponHours';
import { parseOpeningHours } from '../../../../shared/opening-hours/parseOpeningHours';
import { isOpenAt } from '../../../../shared/opening-hours/openingState';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { fillBrochures } from '../../../test/database/fillBrochures';
import { scansOf } from '../../../test/database/scansOf';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { normalizeCouponHours } from '../../../shared/text/normalizeCouponHours';
import { normalizeOpeningHours } from '../../../shared/text/normalizeOpeningHours';
import { BrochureList } from '../lists/BrochureList';
import { listBrochures } from '../lists/listBrochures';

const db = useTestDatabase();

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id).toSorted((one, other) => one - other);
const contextAt = (moment: string) => makeContext({ database: db.database, clock: { now: () => new Date(moment) } });

const texts = [
  'Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH closed',
  'Mo-Su 00:00-24:00',
  'Mo-Su closed',
  'Mo,We,Fr-Su 18:00-02:00',
  'Su 22:00-22:30; Mo 00:00-06:00',
  'Fr-Sa 20:00-05:00; PH 10:00-12:00,18:00-03:00',
  'Mo-Su 08:00-12:00,13:00-18:00; Dec 24-26 closed; 2026 Dec 24 08:00-10:00',
  'Mo-Su 18:00-02:00; 2026 Dec 24-2027 Jan 05 closed; Jan 02 09:00-24:00',
  'Mo-Su 12:00-11:59; Feb 29 closed; PH closed',
];

const couponTexts = [
  null,
  'PH closed; Dec 25-26 closed',
  'Mo-Th 17:00-20:00; Fr 17:00-02:00',
  '24/7',
  'PH 10:00-24:00',
];

const places = [
  ['QLD', '4567'],
  ['NSW', '2000'],
  ['WA', '6443'],
  ['NSW', '2899'],
  ['TAS', '7000'],
  [null, null],
] as const;

describe('the filter "open now"', () => {
  let coupons: { id: number; hours: string | null; timeZone: string; state: (typeof places)[number][0] }[];
  let ads: { id: number; text: string; timeZone: string; state: (typeof places)[number][0] }[];

  beforeAll(async () => {
    const categoryId = (await makeCategory(db.database)).id;
    ads = [];
    for (const text of texts) {
      for (const [state, postcode] of places) {
        const timeZone = getTimeZone(state, postcode);
        const openingHours = normalizeOpeningHours(text)!;
        const values = { status: 'PUBLISHED' as const, categoryId, state, postcode, timeZone, openingHours };
        const { id } = await makeBrochure(db.database, values);
        ads.push({ id, text, timeZone, state });
      }
    }
    await makeBrochure(db.database, { status: 'PUBLISHED', categoryId });
    coupons = [];
    for (const hours of couponTexts) {
      for (const [state, postcode] of [places[0], places[2]]) {
        const timeZone = getTimeZone(state, postcode);
        const couponHours = hours === null ? null : normalizeCouponHours(hours)!;
        const { id } = await makeCouponAd(db.database, { categoryId, state, postcode, timeZone, couponHours });
        coupons.push({ id, hours, timeZone, state });
      }
    }
  });

  const moments = [
    ...['2026-11-22T22:59:30Z', '2026-11-22T23:00:00Z', '2026-11-29T12:29:59Z', '2026-11-29T12:30:00Z'],
    // daylight saving begins and ends in Sydney
    ...['2026-10-03T15:59:00Z', '2026-10-03T16:00:00Z', '2026-04-04T15:30:00Z', '2026-04-04T16:30:00Z'],
    // a holiday in Queensland and the Territory only, and the nights around it
    ...['2026-05-03T15:00:00Z', '2026-05-04T00:30:00Z', '2026-05-04T15:30:00Z'],
    // Christmas, with days in lieu, New Year and a leap day
    ...Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, 11, 23, 11 * index, 17)).toISOString()),
    ...['2028-02-28T20:00:00Z', '2028-02-29T02:00:00Z', '2028-02-29T20:00:00Z'],
  ];

  test.each(moments)('finds at %s what the rules of the page find', async (moment) => {
    const expected = ads.filter(({ text, timeZone, state }) =>
      isOpenAt(parseOpeningHours(text).hours!, new Date(moment), { timeZone, state }),
    );
    const found = await listBrochures(contextAt(moment), { filter: { openNow: true }, page: { first: 100 } });
    expect(idsOf(found.edges.map(({ brochure }) => brochure))).toEqual(idsOf(expected));
    expect(await found.totalCount()).toBe(expected.length);
  });

  test.each(moments)('finds at %s the coupons that the rules of the till allow', async (moment) => {
    const expected = coupons.filter(
      ({ hours, timeZone, state }) =>
        hours === null ||
        outsideHoursReason(parseCouponHours(hours).hours!, new Date(moment), { timeZone, state }) === null,
    );
    const [usable, others] = await Promise.all(
      [true, false].map((usableNow) =>
        listBrochures(contextAt(moment), { filter: { usableNow }, page: { first: 100 } }),
      ),
    );
    expect(idsOf(usable!.edges.map(({ brochure }) => brochure))).toEqual(idsOf(expected));
    expect(await usable!.totalCount()).toBe(expected.length);
    expect(await others!.totalCount()).toBe(ads.length + 1 + coupons.length - expected.length);
  });

  test('false finds all others, also those without opening hours', async () => {
    const context = contextAt('2026-11-23T02:00:00Z');
    const [all, open, others] = await Promise.all(
      [null, true, false].map(async (openNow) =>
        (await listBrochures(context, { filter: { openNow }, withTotal: true })).totalCount(),
      ),
    );
    expect(open).toBeGreaterThan(0);
    expect(all).toBe(texts.length * places.length + 1 + coupons.length);
    expect(others).toBe(all! - open!);
  });
});

describe.each([1_000, 100_000])('among %i ads, of which one in five has hours', (count) => {
  beforeAll(async () => {
    await fillBrochures(db.database, count, async (manager) => {
      // in parts, so that a busy machine needs no longer for one than a statement may take
      for (const part of [0, 5, 10, 15]) {
        await manager.query(
          `UPDATE brochures SET opening_hours = ($1::text[])[1 + id % ${texts.length}]
           WHERE id % 20 = $2 AND opening_hours IS NULL`,
          [texts.map((text) => normalizeOpeningHours(text)), part],
        );
      }
    });
  });

  test('a page passes only ads with hours, in the order of the list', async () => {
    const list = await BrochureList.prepare(contextAt('2026-11-23T02:00:00Z'), { openNow: true }, null);
    const page = list.pageStatement({ size: 50, reading: 'FORWARD', after: null, before: null, offset: 0 });
    const scans = await scansOf(db.database, page);
    expect(scans.map(({ name }) => name)).toContainEqual(expect.stringMatching(/ brochures_open_list_idx$/));
    for (const { name, rows } of scans) {
      expect(name).not.toMatch(/^Seq Scan/);
      expect(rows).toBeLessThan(300);
    }
  });

  test('a count reads no ad without hours', async () => {
    const list = await BrochureList.prepare(contextAt('2026-11-23T02:00:00Z'), { openNow: true }, null);
    const scans = await scansOf(db.database, list.countStatement());
    for (const { rows } of scans) expect(rows).toBeLessThanOrEqual(count / 5 + texts.length * places.length);
  });
});

test('a text that is no opening hours says nothing to lists', async () => {
  const rows = await db.database.query<{ week: string; exceptions: unknown }[]>(
    `SELECT opening_week(text)::text AS week, opening_exceptions(text) AS exceptions
     FROM unnest(ARRAY['', 'nonsense', 'Mo-', 'Mo 9-5', 'Xx 09:00-17:00', '; ; ']) text`,
  );
  for (const row of rows) expect(row).toEqual({ week: '{}', exceptions: null });
});
