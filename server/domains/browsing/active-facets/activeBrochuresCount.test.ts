import { countStatements } from '../../../test/database/countStatements';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { activeBrochuresOfCategoryLoader, activeBrochuresOfMapAreaLoader } from './activeBrochuresCountLoader';

const db = useTestDatabase();

it('counts public active ads, with one statement per set of types for a whole list', async () => {
  const { database } = db;
  const food = await makeCategory(database);
  const cafes = await makeCategory(database, { parentId: food.id });
  const tours = await makeCategory(database);
  const noosa = await makeMapArea(database);
  const empty = await makeMapArea(database);
  const ad = (values: Partial<Brochure>) =>
    makeBrochure(database, { status: 'PUBLISHED', categoryId: cafes.id, mapAreaId: noosa.id, ...values });
  const both = await ad({});
  await database.getRepository(BrochureCategory).insert({ brochureId: both.id, categoryId: food.id });
  await database.getRepository(BrochureCategory).insert({ brochureId: both.id, categoryId: tours.id });
  await ad({ type: 'BRO_AD' });
  await ad({ status: 'PENDING_REVIEW' });
  await ad({ status: 'ARCHIVED' });
  await ad({ validTo: '2020-01-31' });
  await ad({ recordStatus: false, deletedAt: new Date() });

  const context = makeContext({ database });
  const inCategories = context.loader(activeBrochuresOfCategoryLoader);
  const inAreas = context.loader(activeBrochuresOfMapAreaLoader);
  const types = ['BRO_AD', 'LP_AD'] as const;
  let counts: number[] = [];
  const statements = await countStatements(async () => {
    counts = await Promise.all([
      ...[food, cafes, tours].map(({ id }) => inCategories.load({ id })),
      ...[food, cafes, tours].map(({ id }) => inCategories.load({ id, types })),
      ...[noosa, empty].map(({ id }) => inAreas.load({ id, types: [] })),
      ...[noosa, empty].map(({ id }) => inAreas.load({ id, types })),
    ]);
  });
  expect(counts).toEqual([1, 1, 1, 2, 2, 1, 1, 0, 2, 0]);
  expect(statements).toHaveLength(4);
});
