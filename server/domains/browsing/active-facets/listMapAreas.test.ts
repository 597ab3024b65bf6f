import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { listMapAreas, type ListMapAreasInput } from './listMapAreas';

const db = useTestDatabase();

beforeAll(async () => {
  const { database } = db;
  const [noosa, cairns, perth] = await Promise.all(
    ['Noosa', 'cairns', 'Perth'].map((name) => makeMapArea(database, { name })),
  );
  await makeMapArea(database, { name: 'Empty' });
  await makeBrochure(database, { status: 'PUBLISHED', mapAreaId: noosa!.id });
  await makeBrochure(database, { status: 'PUBLISHED', mapAreaId: cairns!.id, type: 'BRO_AD' });
  await makeBrochure(database, { status: 'ARCHIVED', mapAreaId: perth!.id });
  await makeBrochure(database, { status: 'PUBLISHED', mapAreaId: perth!.id, validTo: '2020-01-01' });
});

test.each<[string, ListMapAreasInput, string]>([
  ['all, by name', {}, 'cairns Empty Noosa Perth'],
  ['those with public active ads of the default types', { activeOnly: true }, 'Noosa'],
  ['of given types', { activeOnly: true, types: ['BRO_AD', 'LP_AD'] }, 'cairns Noosa'],
])('%s', async (_, input, expected) => {
  const areas = await listMapAreas(makeContext({ database: db.database }), input);
  expect(areas.map((area) => area.name).join(' ')).toBe(expected);
});
