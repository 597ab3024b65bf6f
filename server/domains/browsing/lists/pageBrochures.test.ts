import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { pageBrochures, type PageBrochuresInput } from './pageBrochures';

const db = useTestDatabase();
const ids: number[] = [];
const orderBy = [{ field: 'ID', direction: 'ASC' }] as const;

beforeAll(async () => {
  for (let at = 0; at < 7; at += 1) ids.push((await makeBrochure(db.database, { status: 'PUBLISHED' })).id);
});

const open = (input: PageBrochuresInput) =>
  pageBrochures(makeContext({ database: db.database }), { orderBy, ...input });

it.each([
  [1, [0, 1, 2], true, false],
  [2, [3, 4, 5], true, true],
  [3, [6], false, true],
  [4, [], false, true],
  [1_000, [], false, true],
])('everyone opens page %i', async (page, expected, hasNext, hasPrevious) => {
  const { edges, hasNextPage, hasPreviousPage } = await open({ page, first: 3 });
  expect(edges.map(({ brochure }) => ids.indexOf(brochure.id))).toEqual(expected);
  expect([hasNextPage, hasPreviousPage]).toEqual([hasNext, hasPrevious]);
});

it('a cursor of a page leads on', async () => {
  const { edges } = await open({ page: 2, first: 2 });
  const next = await open({ first: 2, after: edges.at(-1)?.cursor ?? null });
  expect(next.edges.map(({ brochure }) => ids.indexOf(brochure.id))).toEqual([4, 5]);
});

it.each<[string, PageBrochuresInput]>([
  ['0', { page: 0 }],
  ['a negative number', { page: -1 }],
  ['a fraction', { page: 1.5 }],
  ['too deep', { page: 1_001 }],
  ['with a cursor', { page: 1, after: 'x' }],
  ['with an offset', { page: 1, last: 3 }],
])('refuses a page that is %s', async (_what, input) => {
  await expect(open(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'page' }] });
});
