import { newDid } from '../../../shared/did';
import type { Viewer } from '../../../shared/Viewer';
import type { PageArguments } from '../../../shared/paging/readPageArguments';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { brochureOrderFields, type BrochureOrder } from '../filters/BrochureOrder';
import { listBrochures } from './listBrochures';
import { listBrochuresByPageNumber } from './rest/listBrochuresByPageNumber';

const db = useTestDatabase();
const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const near = { latitude: -27, longitude: 153 };
const many = 40;

/** ads with many ties and null values in every sort key */
beforeAll(async () => {
  const categories = [
    await makeCategory(db.database),
    await makeCategory(db.database),
    await makeCategory(db.database),
  ];
  const pick = <T>(values: readonly T[], n: number): T => values[n % values.length]!;
  await db.database.getRepository(Brochure).insert(
    Array.from({ length: many }, (_, n) => ({
      did: newDid(),
      title: pick(
        ['Alpha', 'beta', null, 'Égal', '"; --', 'alpha'].map((title) => title && `${title} ad`),
        n,
      ),
      companyName: pick([null, 'Company', 'company'], n),
      adIndex: pick([null, 5, null, 2, 5], n),
      validFrom: pick(['2026-01-01', null, '2025-12-31', '2026-01-01'], n),
      type: pick(['LP_AD', 'BLD_AD'] as const, n),
      status: 'PENDING_REVIEW' as const,
      detailViewsCount: pick([0, 0, 3], n),
      categoryId: pick(categories, n).id,
      latitude: -27 - (n % 7),
      longitude: 153,
      positionSource: 'EXACT' as const,
    })),
  );
});

const ask = (page: PageArguments, orderBy: BrochureOrder[], filter: BrochureFilter = { near }) =>
  listBrochures(makeContext({ database: db.database, viewer: administrator }), { page, orderBy, filter });

async function walk(orderBy: BrochureOrder[], size: number, reading: 'FORWARD' | 'BACKWARD'): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  for (;;) {
    const forward = reading === 'FORWARD';
    const page = await ask(forward ? { first: size, after: cursor } : { last: size, before: cursor }, orderBy);
    const pageIds = page.edges.map((edge) => edge.brochure.id);
    if (forward) ids.push(...pageIds);
    else ids.unshift(...pageIds);
    expect(forward ? page.hasPreviousPage : page.hasNextPage).toBe(cursor !== undefined);
    if (!(forward ? page.hasNextPage : page.hasPreviousPage)) return ids;
    cursor = page.edges.at(forward ? -1 : 0)?.cursor;
  }
}

const directions = ['ASC', 'DESC'] as const;
const orders: BrochureOrder[][] = [
  [],
  ...brochureOrderFields.flatMap((field) => directions.map((direction) => [{ field, direction }])),
  ...directions.flatMap((first) =>
    directions.flatMap((second): BrochureOrder[][] => [
      [
        { field: 'INDEX', direction: first },
        { field: 'TITLE', direction: second },
      ],
      [
        { field: 'TYPE', direction: first },
        { field: 'CATEGORY', direction: second },
        { field: 'VIEWS', direction: first },
      ],
      [
        { field: 'VALID_FROM', direction: first },
        { field: 'DISTANCE', direction: second },
      ],
    ]),
  ),
];
const name = (orderBy: BrochureOrder[]) => orderBy.map(({ field, direction }) => `${field} ${direction}`).join(', ');

test.each(orders.map((orderBy) => [name(orderBy) || 'no order of its own', orderBy] as const))(
  '%s: forward and backward, every ad exactly once and in the same order',
  async (_, orderBy) => {
    const whole = (await ask({ first: 100 }, orderBy)).edges.map((edge) => edge.brochure.id);
    expect(new Set(whole).size).toBe(many);
    for (const size of [6, 39, 40]) {
      expect(await walk(orderBy, size, 'FORWARD')).toEqual(whole);
      expect(await walk(orderBy, size, 'BACKWARD')).toEqual(whole);
    }
    const byOffset = await Promise.all([0, 15, 30].map((offset) => ask({ first: 15, offset }, orderBy)));
    expect(byOffset.flatMap((page) => page.edges.map((edge) => edge.brochure.id))).toEqual(whole);
  },
);

test.each<[string, BrochureOrder, (ad: Brochure) => number | string | null]>([
  ['INDEX', { field: 'INDEX', direction: 'ASC' }, (ad) => ad.adIndex],
  ['INDEX downward', { field: 'INDEX', direction: 'DESC' }, (ad) => ad.adIndex],
  ['VALID_FROM', { field: 'VALID_FROM', direction: 'ASC' }, (ad) => ad.validFrom],
  ['VALID_FROM downward', { field: 'VALID_FROM', direction: 'DESC' }, (ad) => ad.validFrom],
])('%s: puts null values last in both directions', async (_, order, valueOf) => {
  const values = (await ask({ first: 100 }, [order])).edges.map((edge) => valueOf(edge.brochure));
  const present = values.filter((value) => value !== null);
  const sorted = present.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(values.slice(0, present.length)).toEqual(order.direction === 'ASC' ? sorted : sorted.toReversed());
  expect(present.length).toBeLessThan(values.length);
});

test('ends ties with the newest id', async () => {
  const edges = (await ask({ first: 100 }, [{ field: 'STATUS', direction: 'ASC' }])).edges;
  const ids = edges.map((edge) => edge.brochure.id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('returns a page between two cursors', async () => {
  const orderBy: BrochureOrder[] = [{ field: 'TITLE', direction: 'ASC' }];
  const { edges } = await ask({ first: 100 }, orderBy);
  const between = await ask({ first: 100, after: edges[4]!.cursor, before: edges[9]!.cursor }, orderBy);
  expect(between.edges.map((edge) => edge.brochure.id)).toEqual(edges.slice(5, 9).map((edge) => edge.brochure.id));
});

test('returns each earlier ad once while others come and go', async () => {
  const orderBy: BrochureOrder[] = [{ field: 'VIEWS', direction: 'DESC' }];
  const before = (await ask({ first: 100 }, orderBy)).edges.map((edge) => edge.brochure.id);
  const seen: number[] = [];
  const added: number[] = [];
  let cursor: string | undefined;
  for (let more = true; more;) {
    const page = await ask({ first: 8, after: cursor }, orderBy);
    seen.push(...page.edges.map((edge) => edge.brochure.id));
    cursor = page.edges.at(-1)?.cursor;
    more = page.hasNextPage;
    for (const detailViewsCount of [0, 3, 99]) {
      added.push((await makeBrochure(db.database, { detailViewsCount, ...position })).id);
    }
  }
  expect(seen.filter((id) => before.includes(id))).toEqual(before);
  expect(new Set(seen).size).toBe(seen.length);
  await db.database.getRepository(Brochure).delete(added);
});
const position = { latitude: -27, longitude: 153, positionSource: 'EXACT' as const };

test('refuses a cursor of another order', async () => {
  const { edges } = await ask({ first: 1 }, [{ field: 'VALID_FROM', direction: 'ASC' }]);
  await expect(ask({ after: edges[0]!.cursor }, [{ field: 'VALID_FROM', direction: 'DESC' }])).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'after', code: 'INVALID_CURSOR' }],
  });
});

test.each([
  [{ page: 0, pageSize: 500 }, { totalElements: many, totalPages: 1, number: 0, size: 500 }, many],
  [{ page: 0, pageSize: 15 }, { totalElements: many, totalPages: 3, number: 0, size: 15 }, 15],
  [{ page: 2, pageSize: 15 }, { totalElements: many, totalPages: 3, number: 2, size: 15 }, 10],
  [{ page: 9, pageSize: 15 }, { totalElements: many, totalPages: 3, number: 9, size: 15 }, 0],
])('pages by number: %j', async (input, expected, length) => {
  const context = makeContext({ database: db.database, viewer: administrator });
  const page = await listBrochuresByPageNumber(context, input);
  expect(page).toMatchObject(expected);
  expect(page.content).toHaveLength(length);
});

test('refuses a page number that is too high', async () => {
  const context = makeContext({ database: db.database, viewer: administrator });
  await expect(listBrochuresByPageNumber(context, { page: 1e9, pageSize: 500 })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});
