// cspell:ignore roas yaroom yaroomba cofee cornar cool rosters elan yesterdax fitzro
import { countStatements } from '../../../test/database/countStatements';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { localities } from '../../../test/localities';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { StreetIndexEntry } from '../../street-index/StreetIndexEntry';
import { suggestSearches } from './suggestSearches';

const db = useTestDatabase();
const suggest = async (query: string) =>
  (await suggestSearches(makeContext({ database: db.database, localities }), query)).map(({ kind, text, detail }) =>
    [kind, text, ...(detail === null ? [] : [detail])].join(' | '),
  );

beforeAll(async () => {
  const { database } = db;
  const food = await makeCategory(database, { name: 'Food & drink' });
  const cafes = await makeCategory(database, { name: 'Cafés', parentId: food.id, synonyms: ['coffee', 'brunch'] });
  await makeCategory(database, { name: 'Coffins' });
  const coolum = await makeMapArea(database, { name: 'Coolum Beach' });
  await makeMapArea(database, { name: 'Coral Bay' });
  const place = {
    latitude: -26.5,
    longitude: 153,
    positionSource: 'EXACT',
    city: 'Coolum',
    state: 'QLD',
    postcode: '4573',
  } as const;
  const ad = (title: string, values = {}) =>
    makeBrochure(database, {
      status: 'PUBLISHED',
      categoryId: cafes.id,
      mapAreaId: coolum.id,
      title,
      ...place,
      ...values,
    });
  await ad('Coast Roasters');
  await ad('Coast Roasters', { city: 'Yaroomba' });
  await ad('The Cosy Corner', { adIndex: 1 });
  await ad('Élan Café');
  await ad('Elan Cool Drinks');
  await ad('Cold Secrets', { status: 'PENDING_REVIEW' });
  await ad('Cold Storage', { status: 'ARCHIVED' });
  await ad('Cold Yesterday', { validTo: '2020-01-31' });
  await ad('Cold Bin', { recordStatus: false, deletedAt: new Date() });
  const square = { coordinateX: 'A', coordinateY: '1', latitude: -26.5, longitude: 153 };
  const streets = database.getRepository(StreetIndexEntry);
  await streets.save(
    ['Cove Road', 'Old Cove Lane'].map((streetName) =>
      streets.create({ mapAreaId: coolum.id, streetName, locality: '', ...square }),
    ),
  );
});

it('finds categories with ads, areas with ads, suburbs, streets and names of public ads, by the beginning of any word', async () => {
  expect(await suggest('co')).toEqual([
    'CATEGORY | Cafés | Food & drink',
    'AREA | Coolum Beach',
    'SUBURB | Coolum | QLD 4573',
    'STREET | Cove Road | Coolum Beach',
    'STREET | Old Cove Lane | Coolum Beach',
    'BUSINESS | Coast Roasters | Coolum',
    'BUSINESS | The Cosy Corner | Coolum',
    'BUSINESS | Elan Cool Drinks | Coolum',
  ]);
  expect(await suggest('  ROAST ')).toEqual(['BUSINESS | Coast Roasters | Coolum']);
  expect(await suggest('coast roas')).toEqual(['BUSINESS | Coast Roasters | Coolum']);
  expect(await suggest('elan ca')).toEqual(['SEARCH | elan Cafés', 'BUSINESS | Élan Café | Coolum']);
  expect(await suggest('457')).toEqual(['SUBURB | Coolum | QLD 4573', 'SUBURB | Yaroomba | QLD 4573']);
});

it('never shows what the public may not see', async () => {
  expect(await suggest('cold')).toEqual(expect.not.arrayContaining([expect.stringContaining('Cold')]));
  expect(await suggest('coffin')).not.toContain('CATEGORY | Coffins');
  expect(await suggest('coral')).not.toContain('AREA | Coral Bay');
});

it('suggests a known spelling where nothing begins so', async () => {
  expect(await suggest('cofee')).toEqual(['CORRECTION | coffee']);
  expect(await suggest('coast rosters')).toEqual(['CORRECTION | coast roasters']);
});

it('suggests a place without ads by its full name or postcode, where little begins so', async () => {
  expect(await suggest('fitzroy vic')).toEqual(['SUBURB | Fitzroy | VIC 3065']);
  expect(await suggest('3065')).toEqual(['SUBURB | Fitzroy | VIC 3065']);
  expect(await suggest('noosa')).toEqual(['SUBURB | Noosa | QLD']);
  // the place with ads is meant
  expect(await suggest('coolum')).toEqual(
    expect.arrayContaining(['AREA | Coolum Beach', 'SUBURB | Coolum | QLD 4573']) as string[],
  );
  expect(await suggest('yaroomba')).toEqual(['SUBURB | Yaroomba | QLD 4573']);
  expect(await suggest('fitzro')).toEqual([]);
});

it('completes the place or the category behind other words, if ads match both', async () => {
  expect(await suggest('roasters cool')).toEqual(['SEARCH | roasters Coolum', 'SEARCH | roasters Coolum Beach']);
  expect(await suggest('coolum caf')).toEqual(['SEARCH | coolum Cafés']);
  expect(await suggest('coffee yaroom')).toEqual(['SEARCH | coffee Yaroomba']);
  expect(await suggest('coast roasters yaroom')).toEqual(['SEARCH | coast roasters Yaroomba']);
  expect(await suggest('elan cool')).toEqual([
    ...['SEARCH | elan Coolum', 'SEARCH | elan Coolum Beach', 'BUSINESS | Elan Cool Drinks | Coolum'],
  ]);
  expect(await suggest('elan yaroom')).toEqual([]);
});

it('takes no known word for a misspelt one, and suggests nothing that finds nothing', async () => {
  expect(await suggest('big coast')).toEqual([]);
  expect(await suggest('big roaster')).toEqual([]);
  expect(await suggest('yesterdax')).toEqual([]);
  expect(await suggest('bigger cornar')).toEqual([]);
  expect(await suggest('cosy cornar')).toEqual(['CORRECTION | cosy corner']);
});

it('for one letter looks only at categories and areas', async () => {
  const statements = await countStatements(() => suggest('c'));
  expect(statements).toEqual([]);
  expect(await suggest('c')).toEqual(['CATEGORY | Cafés | Food & drink', 'AREA | Coolum Beach']);
});

it('runs two statements, whatever was typed', async () => {
  expect(await countStatements(() => suggest('co'))).toHaveLength(2);
  expect(await countStatements(() => suggest('the cosy cor'))).toHaveLength(2);
});

it.each([
  '',
  ' ',
  '%',
  '_',
  '\\',
  "'; DROP TABLE brochures; --",
  '.*',
  '\u202e',
  '🍕',
  '\0',
  'x'.repeat(200),
  '中文',
  '(((',
])('answers %j without an error', async (query) => {
  expect(await suggest(query)).toEqual([]);
});
