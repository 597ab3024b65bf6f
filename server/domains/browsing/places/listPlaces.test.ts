import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { listPlaces } from './listPlaces';
import { matchPlaces } from './matchPlaces';
import { Place } from './Place';

const place = (name: string, postcode: string, brochuresCount = 1): Place =>
  Object.assign(new Place(), { name, postcode, brochuresCount, state: 'QLD', latitude: -26, longitude: 153 });

const places = [
  place('Noosa Heads', '4567', 9),
  place('Noosaville', '4566', 12),
  place('Port Noosa', '4568'),
  place('Mooloolaba', '4557', 30),
  place("D'Aguilar", '4514'),
];

it.each([
  ['noosa', ['Noosaville', 'Noosa Heads', 'Port Noosa']],
  ['  NOOSA   heads ', ['Noosa Heads']],
  ['noosa heads qld 4567', ['Noosa Heads']],
  ['4567', ['Noosa Heads']],
  ['456', ['Noosaville', 'Noosa Heads', 'Port Noosa']],
  ['heads', ['Noosa Heads']],
  ['d’aguilar', ["D'Aguilar"]],
  ['oosa', []],
  ['n', []],
  ['%', []],
])('%s means %j', (search, names) => {
  expect(matchPlaces(places, search, 8).map(({ name }) => name)).toEqual(names);
});

describe('from the ads', () => {
  const db = useTestDatabase();

  it('places are the average positions of public ads; other ads add no place', async () => {
    const at = (city: string, latitude: number | null, more: object = {}) =>
      makeBrochure(db.database, {
        ...{ status: 'PUBLISHED', city, state: 'QLD', postcode: '4999', latitude, longitude: latitude && 153 },
        ...{ positionSource: latitude === null ? null : 'EXACT', ...more },
      });
    await at('Curlew Heads', -26);
    await at('curlew heads', -27);
    await at('Curlew Flats', null);
    await at('Curlew Rise', -26, { status: 'PENDING_REVIEW' });
    const found = await listPlaces(makeContext({ database: db.database }), 'curlew');
    expect(found).toMatchObject([
      { state: 'QLD', postcode: '4999', latitude: -26.5, longitude: 153, brochuresCount: 2 },
    ]);
    expect(found[0]?.name.toLowerCase()).toBe('curlew heads');
  });
});
