// cspell:ignore Bargara Avoca
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext } from '../../../test/makeContext';
import { localities } from '../../../test/localities';
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

  it.each([
    ['fitzroy', ['Fitzroy VIC 3065', 'Fitzroy SA 5082']],
    ['Fitzroy VIC', ['Fitzroy VIC 3065']],
    ['3065', ['Fitzroy VIC 3065']],
    ['ultimo nsw 2007', ['Ultimo NSW 2007']],
    // no more than three of a postcode or name, the most populous first
    ['4670', ['Bargara QLD 4670', 'Bundaberg North QLD 4670', 'Avoca QLD 4670']],
    // districts of councils, by whose name no suburb goes
    ['noosa', ['Noosa QLD ']],
    // the beginning of a name leads to ads only
    ['fitz', []],
    ['coffee', []],
    ['9999', []],
    ['', []],
  ])('%s also means places without ads, named in full: %j', async (search, expected) => {
    const found = await listPlaces(makeContext({ database: db.database, localities }), search);
    expect(found.map(({ name, state, postcode }) => [name, state, postcode].join(' '))).toEqual(expected);
    expect(found.map(({ brochuresCount }) => brochuresCount)).toEqual(expected.map(() => 0));
  });

  it('a place with ads is not offered twice', async () => {
    const near = { latitude: -37.8, longitude: 145, positionSource: 'EXACT' as const };
    await makeBrochure(db.database, { ...near, status: 'PUBLISHED', city: 'Richmond', state: 'VIC', postcode: '3121' });
    // places are remembered for a minute
    const clock = { now: () => new Date(Date.now() + 120_000) };
    const found = await listPlaces(makeContext({ database: db.database, clock, localities }), 'richmond');
    expect(found).toMatchObject([{ name: 'Richmond', state: 'VIC', brochuresCount: 1 }]);
  });
});
