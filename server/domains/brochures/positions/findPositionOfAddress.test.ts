import type { MapArea } from '../../map-areas/MapArea';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { findPositionOfAddress } from './findPositionOfAddress';

const test = useTestDatabase();
let area: MapArea;

beforeAll(async () => {
  area = await makeMapArea(test.database, { state: 'QLD' });
  await test.database.query(
    `INSERT INTO street_index_entries (map_area_id, street_name, locality, coordinate_x, coordinate_y, latitude, longitude)
     VALUES ($1, 'Church Street', 'Curlew Heads', 'A', '1', -26.1, 153)`,
    [area.id],
  );
});

const asAdministrator = () =>
  makeContext({
    database: test.database,
    viewer: { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null },
  });

it.each<[string, () => Parameters<typeof findPositionOfAddress>[1], string | null]>([
  [
    'a street, by the code of its area',
    () => ({ address: { line1: '3 Church Street' }, mapArea: area.code }),
    'STREET',
  ],
  ['a street, by the did of its area', () => ({ address: { line1: '3 Church Street' }, mapArea: area.did }), 'STREET'],
  ['a suburb', () => ({ address: { line1: '3 Hill Road', city: 'Curlew Heads', state: 'QLD' } }), 'SUBURB'],
  [
    'coordinates of a link before the street',
    () => ({
      address: { line1: '3 Church Street', locationUrl: 'https://maps.example/?q=-27.5,152.5' },
      mapArea: area.code,
    }),
    'EXACT',
  ],
  ['nothing', () => ({ address: { line1: '3 Hill Road' } }), null],
  ['nothing in an area that there is not', () => ({ address: { line1: '3 Church Street' }, mapArea: 'nowhere' }), null],
])('finds %s', async (_what, asked, source) => {
  const found = await findPositionOfAddress(asAdministrator(), asked());
  expect(found?.positionSource ?? null).toBe(source);
});

it('refuses visitors', async () => {
  const asked = findPositionOfAddress(makeContext({ database: test.database }), { address: {} });
  await expect(asked).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
