import { countStatements } from '../../../test/database/countStatements';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { listBrochures } from '../lists/listBrochures';
import { categoryCountsOfMapAreas, type CategoryCount } from './categoryCountsOfMapAreas';

const db = useTestDatabase();

it('counts what the list of each area and category has, in the order of the menus, by one statement', async () => {
  const { database } = db;
  const tours = await makeCategory(database, { sortOrder: 2 });
  const food = await makeCategory(database, { sortOrder: 1 });
  const cafes = await makeCategory(database, { parentId: food.id, sortOrder: 3 });
  const closed = await makeCategory(database, { isActive: false });
  const [noosa, coolum, empty] = [
    await makeMapArea(database),
    await makeMapArea(database),
    await makeMapArea(database),
  ];
  const ad = (values: Partial<Brochure>) =>
    makeBrochure(database, { status: 'PUBLISHED', categoryId: cafes.id, mapAreaId: noosa.id, ...values });
  const both = await ad({});
  await database.getRepository(BrochureCategory).insert({ brochureId: both.id, categoryId: food.id });
  await database.getRepository(BrochureCategory).insert({ brochureId: both.id, categoryId: tours.id });
  await ad({ categoryId: closed.id });
  await ad({ mapAreaId: coolum.id, categoryId: tours.id });
  await ad({ mapAreaId: null });
  // none of these is public, active and of a default type
  await ad({ type: 'BRO_AD' });
  await ad({ status: 'PENDING_REVIEW' });
  await ad({ status: 'ARCHIVED' });
  await ad({ validTo: '2020-01-31' });
  await ad({ recordStatus: false, deletedAt: new Date() });

  const context = makeContext({ database });
  let counts: CategoryCount[] = [];
  const statements = await countStatements(async () => {
    counts = await categoryCountsOfMapAreas(context, [noosa.id, coolum.id, empty.id]);
  });
  expect(statements).toHaveLength(1);
  const of = (area: { id: number }) =>
    counts.filter(({ mapAreaId }) => mapAreaId === area.id).map(({ categoryId, count }) => [categoryId, count]);
  expect([of(noosa), of(coolum), of(empty)]).toEqual([
    [
      [food.id, 1],
      [tours.id, 1],
      [cafes.id, 1],
    ],
    [[tours.id, 1]],
    [],
  ]);
  expect(await categoryCountsOfMapAreas(context, null)).toEqual(counts);
  const { totalCount } = await listBrochures(context, {
    filter: { mapAreas: [noosa.code], categories: [food.code] },
    page: { first: 1 },
  });
  expect(await totalCount()).toBe(1);
});
