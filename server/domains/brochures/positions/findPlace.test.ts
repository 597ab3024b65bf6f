import type { MapArea } from '../../map-areas/MapArea';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { useTestDatabase } from '../../../test/testDatabase';
import { findPlace } from './findPlace';

const test = useTestDatabase();
let noosa: MapArea;
let perth: MapArea;

beforeAll(async () => {
  noosa = await makeMapArea(test.database, { state: 'QLD' });
  perth = await makeMapArea(test.database, { state: 'WA' });
  const insert = (area: MapArea, street: string, locality: string, latitude: number, further: string[] = []) =>
    test.database.query(
      `INSERT INTO street_index_entries
         (map_area_id, street_name, locality, further_localities, coordinate_x, coordinate_y, latitude, longitude)
       VALUES ($1, $2, $3, $5, 'A', '1', $4, 153)`,
      [area.id, street, locality, latitude, further],
    );
  await insert(noosa, 'Church Street', 'Noosa Heads', -26.1);
  await insert(noosa, 'Old Church Street', 'Noosa Heads', -26.3);
  await insert(perth, 'Church Street', 'Subiaco', -31.9);
  await insert(noosa, 'Long Road', '', -26.4);
  await insert(noosa, 'Long Road', 'Tewantin', -26.5, ['Noosaville', 'Sunrise Beach']);
  await insert(noosa, 'Long Road', 'Sunshine Beach', -26.6);
  await insert(noosa, 'Long Road', 'Peregian', -26.61);
  const [source] = await test.database.query<{ id: number }[]>(
    `INSERT INTO base_map_sources (map_area_id, name, attribution, content_hash, imported_at)
     VALUES ($1, 'suburbs', 'Somebody', 'hash', now()) RETURNING id`,
    [noosa.id],
  );
  const square = (west: number, south: number, size: number) => [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ];
  const suburb = (name: string, ...coordinates: number[][][][]) =>
    test.database.query(
      `INSERT INTO base_map_features (source_id, kind, name, geometry, west, south, east, north)
       VALUES ($1, 'SUBURB', $2, $3, 152, -28, 154, -26)`,
      [source?.id, name, { type: 'MultiPolygon', coordinates }],
    );
  // a suburb with an islet and a mainland part
  await suburb('Peregian', square(153.5, -26.9, 0.01), square(153, -26.8, 0.2));
  await suburb('Kin Kin', square(152.8, -26.3, 0.1));
});

const nowhere = { addressLine1: null, addressLine2: null, city: null, state: null, mapAreaId: null };

it.each<[string, () => Partial<Parameters<typeof findPlace>[1]>, [number, string] | null]>([
  ['a street of its area', () => ({ addressLine1: '14 Church Street', mapAreaId: noosa.id }), [-26.1, 'STREET']],
  ['the longer name', () => ({ addressLine1: '14 OLD church street', mapAreaId: noosa.id }), [-26.3, 'STREET']],
  [
    'a street on the second line',
    () => ({ addressLine1: 'Shop 2', addressLine2: '1 Church Street', mapAreaId: perth.id }),
    [-31.9, 'STREET'],
  ],
  [
    'a street of its suburb',
    () => ({ addressLine1: '1 Church Street', city: 'Subiaco', state: 'WA' }),
    [-31.9, 'STREET'],
  ],
  [
    'a street that runs through its suburb',
    () => ({ addressLine1: '1 Long Road', city: 'SUNRISE beach', state: 'QLD', mapAreaId: noosa.id }),
    [-26.5, 'STREET'],
  ],
  [
    'the street of its suburb before one of none',
    () => ({ addressLine1: '1 Long Road', city: 'Sunshine Beach', state: 'QLD', mapAreaId: noosa.id }),
    [-26.6, 'STREET'],
  ],
  [
    'a street of no suburb where no other is of its suburb',
    () => ({ addressLine1: '1 Long Road', city: 'Castaways Beach', state: 'QLD', mapAreaId: noosa.id }),
    [-26.4, 'STREET'],
  ],
  [
    'the middle of its suburb',
    () => ({ addressLine1: '1 High Street', city: 'noosa heads', state: 'QLD' }),
    [-26.2, 'SUBURB'],
  ],
  [
    'the centre of its suburb on the base map, wherever the streets told apart by it are',
    () => ({ addressLine1: '1 High Street', city: 'PEREGIAN', state: 'QLD', mapAreaId: noosa.id }),
    [-26.7, 'SUBURB'],
  ],
  [
    'the centre of a suburb without streets',
    () => ({ addressLine1: '1 High Street', city: 'Kin Kin', state: 'QLD' }),
    [-26.25, 'SUBURB'],
  ],
  [
    'no suburb of another state on the base map',
    () => ({ addressLine1: '1 High Street', city: 'Kin Kin', state: 'WA' }),
    null,
  ],
  ['nothing in another state', () => ({ addressLine1: '1 Church Street', city: 'Noosa Heads', state: 'WA' }), null],
  ['nothing without a town', () => ({ addressLine1: '1 Church Street', state: 'WA' }), null],
  ['nothing for part of a name', () => ({ addressLine1: '1 Newchurch Street', mapAreaId: noosa.id }), null],
])('finds %s', async (_what, address, expected) => {
  const found = await findPlace(test.database.manager, { ...nowhere, ...address() });
  expect(found && [Number(found.latitude?.toFixed(6)), found.positionSource]).toEqual(expected);
});
