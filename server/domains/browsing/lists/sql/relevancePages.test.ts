import { fillBrochures } from '../../../../test/database/fillBrochures';
import { makeContext } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import type { BrochureFilter } from '../../filters/BrochureFilter';
import { listBrochures } from '../listBrochures';

/* Pages forward are found step by step; backward, all matches are ranked and sorted. Both have to agree. */

const db = useTestDatabase();
const orderBy = [{ field: 'RELEVANCE', direction: 'ASC' }] as const;
const near = { latitude: -27.1234, longitude: 152.9876 };

beforeAll(async () => {
  await fillBrochures(db.database, 3_000);
  await db.database.query(`UPDATE categories SET synonyms = '{espresso}' WHERE code = 'FILLED_2'`);
  await db.database.query(`
    UPDATE brochures SET
      title = CASE id % 9
        WHEN 0 THEN 'Espresso' WHEN 1 THEN 'Espresso bar ' || id WHEN 2 THEN 'Old espresso ' || id ELSE 'Shop ' || id END,
      company_name = CASE WHEN id % 17 = 0 THEN 'Espresso' END,
      city = CASE WHEN id % 11 = 0 THEN 'Espresso Hills' ELSE 'Town' END,
      description = CASE WHEN id % 5 < 4 THEN 'Fresh espresso and bread' ELSE 'Bread' END,
      ad_index = CASE WHEN id % 50 = 0 THEN id % 7 + 1 END`);
  await db.database.query('VACUUM (ANALYZE) brochures');
});

const context = () => makeContext({ database: db.database });

async function forward(filter: BrochureFilter, size: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = null; ;) {
    const { edges, hasNextPage } = await listBrochures(context(), {
      filter,
      orderBy,
      page: { first: size, after },
      maxPageSize: 500,
    });
    ids.push(...edges.map(({ brochure }) => brochure.id));
    after = edges.at(-1)?.cursor ?? null;
    if (!hasNextPage) return ids;
  }
}

async function backward(filter: BrochureFilter): Promise<number[]> {
  const ids: number[] = [];
  for (let before: string | null = null; ;) {
    const page = { last: 500, before };
    const { edges, hasPreviousPage } = await listBrochures(context(), { filter, orderBy, page, maxPageSize: 500 });
    ids.unshift(...edges.map(({ brochure }) => brochure.id));
    before = edges[0]?.cursor ?? null;
    if (!hasPreviousPage) return ids;
  }
}

it.each<[string, BrochureFilter, least: number]>([
  ['a common word', { q: 'espresso' }, 2_500],
  ['a beginning', { q: 'espresso'.slice(0, 5) }, 2_500],
  ['two words', { q: 'espresso bar' }, 300],
  ['with a word of the language', { q: 'the espresso in town' }, 2_000],
  ['a phrase', { q: '"fresh espresso"' }, 2_000],
  ['alternatives', { q: 'espresso or bread' }, 2_500],
  ['without a word', { q: 'bread -bar' }, 2_000],
  ['only without a word', { q: '-bar' }, 2_000],
  ['a common word near a place', { q: 'espresso', near }, 2_000],
  ['a common word in an area', { q: 'espresso', mapAreas: ['filled-1'] }, 500],
  ['a common word in a rare category', { q: 'bread', categories: ['FILLED_50'] }, 1],
  ['words of no ad', { q: 'zzyzx' }, 0],
])('pages step by step have the order of all matches: %s', async (_what, filter, least) => {
  const expected = await backward(filter);
  expect(expected.length).toBeGreaterThanOrEqual(least);
  expect(await forward(filter, 400)).toEqual(expected);
  for (const offset of [0, 24, 240, 700, 1_000]) {
    const { edges } = await listBrochures(context(), { filter, orderBy, page: { first: 24, offset } });
    expect(edges.map(({ brochure }) => brochure.id)).toEqual(expected.slice(offset, offset + 24));
  }
});

it('among ads that match equally well, the nearer comes first', async () => {
  const { edges } = await listBrochures(context(), { filter: { q: 'espresso', near }, orderBy, page: { first: 100 } });
  const exact = edges.filter(({ brochure: { title, companyName } }) => [title, companyName].includes('Espresso'));
  expect(exact).toHaveLength(100);
  const distances = edges.map(({ distanceKm }) => distanceKm ?? NaN);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

it('a search at a place can also be ordered by distance alone', async () => {
  const { edges } = await listBrochures(context(), {
    ...{ filter: { q: 'espresso', near }, orderBy: [{ field: 'DISTANCE', direction: 'ASC' }], page: { first: 100 } },
  });
  expect(edges.some(({ brochure: { title, companyName } }) => ![title, companyName].includes('Espresso'))).toBe(true);
  const distances = edges.map(({ distanceKm }) => distanceKm ?? NaN);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

it('skips up to 1,000 ads by relevance, and no more', async () => {
  const skipping = (offset: number) =>
    listBrochures(context(), { filter: { q: 'espresso' }, orderBy, page: { first: 1, offset } });
  expect((await skipping(1_000)).edges).toHaveLength(1);
  await expect(skipping(1_001)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'page' }] });
});
