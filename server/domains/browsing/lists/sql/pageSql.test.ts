import { newDid } from '../../../../shared/did';
import { makeCategory } from '../../../../test/factories/makeCategory';
import { makeContext } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import { Brochure } from '../../../brochures/Brochure';
import { listBrochures } from '../listBrochures';

const db = useTestDatabase();
const common = 1_200;

beforeAll(async () => {
  const { id: categoryId } = await makeCategory(db.database);
  await db.database.getRepository(Brochure).insert(
    Array.from({ length: common }, (_, n) => ({
      did: newDid(),
      title: n % 400 === 0 ? `Coffee and pavlova ${n}` : `Coffee ${n}`,
      type: 'LP_AD' as const,
      status: 'PUBLISHED' as const,
      adIndex: n % 7 === 0 ? 1 + (n % 50) : null,
      categoryId,
    })),
  );
});

async function walk(q: string, reading: 'FORWARD' | 'BACKWARD'): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = reading === 'FORWARD' ? { first: 500, after: cursor } : { last: 500, before: cursor };
    const context = makeContext({ database: db.database });
    const list = await listBrochures(context, { filter: { q }, page, maxPageSize: 500 });
    const pageIds = list.edges.map((edge) => edge.brochure.id);
    if (reading === 'FORWARD') ids.push(...pageIds);
    else ids.unshift(...pageIds);
    if (!(reading === 'FORWARD' ? list.hasNextPage : list.hasPreviousPage)) return ids;
    cursor = list.edges.at(reading === 'FORWARD' ? -1 : 0)?.cursor;
  }
}

test.each([
  ['a word that more ads have than are taken one by one', 'coffee', common],
  ['a word of few ads', 'pavlova', 3],
  ['a word of none', 'lamington', 0],
])('%s: both ways find the same ads in list order', async (_, q, expected) => {
  const found = await walk(q, 'FORWARD');
  expect(found).toHaveLength(expected);
  expect(new Set(found).size).toBe(expected);
  expect(await walk(q, 'BACKWARD')).toEqual(found);
  const { totalCount } = await listBrochures(makeContext({ database: db.database }), {
    filter: { q },
    page: { first: 1 },
  });
  expect(await totalCount()).toBe(expected);
});

test('pages a common word by page number', async () => {
  const found = await walk('coffee', 'FORWARD');
  const context = makeContext({ database: db.database });
  const { edges } = await listBrochures(context, { filter: { q: 'coffee' }, page: { first: 10, offset: 1_050 } });
  expect(edges.map((edge) => edge.brochure.id)).toEqual(found.slice(1_050, 1_060));
});
