import { newDid } from '../../../../shared/did';
import { makeCategory } from '../../../../test/factories/makeCategory';
import { makeContext } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import { Brochure } from '../../../brochures/Brochure';
import { hasAds } from '../../search/hasAds';
import type { BrochureOrder } from '../../filters/BrochureOrder';
import { listBrochures } from '../listBrochures';
import { mostScanned } from './scanInOrder';

const db = useTestDatabase();
const context = () => makeContext({ database: db.database });
const late = mostScanned + 100;

/** More ads than a scan looks at come before all but three of the matches. */
beforeAll(async () => {
  const { id: categoryId } = await makeCategory(db.database);
  const ads = (count: number, title: string, adIndex: number | null, more: object = {}) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ did: newDid(), title: `${title} ${n}`, adIndex, categoryId },
      ...{ type: 'LP_AD' as const, status: 'PUBLISHED' as const, ...more },
    }));
  const brochures = db.database.getRepository(Brochure);
  await brochures.insert(ads(3, 'Pavlova', 1));
  await brochures.insert(ads(mostScanned + 100, 'Tea', 2));
  await brochures.insert(ads(late, 'Pavlova', null));
  await brochures.insert(ads(600, 'New lamington', null, { status: 'PENDING_REVIEW', submittedAt: new Date() }));
  await db.database.query('VACUUM (ANALYZE) brochures');
});

async function walk(orderBy: BrochureOrder[], size: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = null; ;) {
    const page = { first: size, after };
    const list = await listBrochures(context(), { filter: { q: 'pavlova' }, orderBy, page, maxPageSize: 500 });
    ids.push(...list.edges.map(({ brochure }) => brochure.id));
    after = list.edges.at(-1)?.cursor ?? null;
    if (!list.hasNextPage) return ids;
  }
}

/** The other end first, which no scan finds early. */
async function walkBack(orderBy: BrochureOrder[]): Promise<number[]> {
  const ids: number[] = [];
  for (let before: string | null = null; ;) {
    const page = { last: 500, before };
    const list = await listBrochures(context(), { filter: { q: 'pavlova' }, orderBy, page, maxPageSize: 500 });
    ids.unshift(...list.edges.map(({ brochure }) => brochure.id));
    before = list.edges[0]?.cursor ?? null;
    if (!list.hasPreviousPage) return ids;
  }
}

test.each(['INDEX', 'RECOMMENDED', 'RELEVANCE', 'TITLE', 'NEWEST'] as const)(
  'matches late in the order are found, each once and in order: %s',
  async (field) => {
    const orderBy: BrochureOrder[] = [{ field, direction: 'ASC' }];
    const found = await walk(orderBy, 150);
    expect(new Set(found).size).toBe(late + 3);
    expect(found).toHaveLength(late + 3);
    expect(await walkBack(orderBy)).toEqual(found);
    const paged = await listBrochures(context(), {
      ...{ filter: { q: 'pavlova' }, orderBy, page: { first: 10, offset: 300 } },
    });
    expect(paged.edges.map(({ brochure }) => brochure.id)).toEqual(found.slice(300, 310));
  },
);

test('an ad is known to be there wherever it is, and none where all wait for review', async () => {
  expect(
    await Promise.all(['pavlova', 'tea', 'pavlova tea', 'lamington', 'zebra'].map((q) => hasAds(context(), q))),
  ).toEqual([true, true, false, false, false]);
});
