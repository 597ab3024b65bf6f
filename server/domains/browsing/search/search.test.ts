// cspell:ignore barbar carltn cofee macdonalds pelicanrest pelikan acco moda tion thay accomodation Donalds
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { localities } from '../../../test/localities';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { listBrochures } from '../lists/listBrochures';
import { adviseSearch } from './adviseSearch';
import { piecePatterns } from './correctWord';

const db = useTestDatabase();
const context = () => makeContext({ database: db.database, localities });

const find = async (q: string, filter: BrochureFilter = {}): Promise<(string | null)[]> => {
  const orderBy = [{ field: 'RELEVANCE', direction: 'ASC' } as const];
  const { edges } = await listBrochures(context(), { filter: { q, ...filter }, orderBy });
  return edges.map(({ brochure }) => brochure.title);
};

beforeAll(async () => {
  const food = await makeCategory(db.database, { name: 'Food & drink', code: 'FOOD' });
  const cafes = await makeCategory(db.database, {
    ...{ name: 'Cafés', code: 'FOOD_CAFES', parentId: food.id },
    synonyms: ['coffee', 'tea room'],
  });
  const shops = await makeCategory(db.database, { name: 'Shop', code: 'SHOP' });
  const hair = await makeCategory(db.database, { name: 'Hairdressers & barbers', code: 'HAIR' });
  const add = (title: string, categoryId: number, more: object = {}) =>
    makeBrochure(db.database, { status: 'PUBLISHED', title, categoryId, ...more });
  const carlton = { city: 'Carlton', state: 'VIC', postcode: '3053', positionSource: 'EXACT' } as const;
  await add('Pelican Rest', cafes.id, {
    ...carlton,
    ...{ addressLine1: '12 Collins St', latitude: -37.8, longitude: 144.97 },
  });
  await add('Cafe Curlew', cafes.id, { description: 'Breakfast until three.' });
  await add('Curlew Books', shops.id, { description: 'With a cafe at the back.' });
  await add('7-Eleven', shops.id, { ...carlton, latitude: -37.81, longitude: 144.96 });
  await add("McDonald's", food.id, { addressLine1: '4 Collins Street', city: 'Richmond' });
  const beach = await makeMapArea(db.database, { name: 'Larkin Beach', code: 'larkin-beach' });
  const bakeries = await makeCategory(db.database, { name: 'Bakeries', code: 'FOOD_BAKERY', synonyms: ['bread'] });
  await add('Salt Ovens', bakeries.id, { mapAreaId: beach.id, city: 'Wattle Point' });
  await add('Salt Ferries', shops.id, { mapAreaId: beach.id, city: 'Wattle Point', description: 'Bread on board.' });
  await add('Larkin Beach Bread Books', shops.id, { city: 'Elsewhere' });
  await add('Short Back & Tides', hair.id, { description: 'Cafe next door.' });
});

test.each<[string, string[]]>([
  // names, categories, synonyms, then texts
  ['cafe', ['Cafe Curlew', 'Pelican Rest', 'Curlew Books', 'Short Back & Tides']],
  ['cafés', ['Cafe Curlew', 'Pelican Rest', 'Curlew Books', 'Short Back & Tides']],
  ['coffee', ['Cafe Curlew', 'Pelican Rest']],
  // signs that nobody sees, and pictures
  ['\u202Ecafe', ['Cafe Curlew', 'Pelican Rest', 'Curlew Books', 'Short Back & Tides']],
  ['ca\u00ADfe\u200B ☕️', ['Cafe Curlew', 'Pelican Rest', 'Curlew Books', 'Short Back & Tides']],
  ['🍕cafe curlew🍕', ['Cafe Curlew', 'Curlew Books']],
  ['tea rooms', ['Cafe Curlew', 'Pelican Rest']],
  ['barber', ['Short Back & Tides']],
  // addresses
  ['carlton cafe', ['Pelican Rest']],
  ['cafe carlton', ['Pelican Rest']],
  ['3053', ['7-Eleven', 'Pelican Rest']],
  ['collins street', ["McDonald's", 'Pelican Rest']],
  ['collins st', ["McDonald's", 'Pelican Rest']],
  ['"collins street"', ["McDonald's"]],
  // spellings
  ['7-eleven', ['7-Eleven']],
  ['seven eleven', ['7-Eleven']],
  ['7 eleven', ['7-Eleven']],
  ['mcdonalds', ["McDonald's"]],
  ['mcdonald’s', ["McDonald's"]],
  ['7 11', ['7-Eleven']],
  // operators
  ['cafe -carlton', ['Cafe Curlew', 'Curlew Books', 'Short Back & Tides']],
  ['eleven or mcdonalds', ['7-Eleven', "McDonald's"]],
  ['curlew', ['Curlew Books', 'Cafe Curlew']],
  ['cafe curlew', ['Cafe Curlew', 'Curlew Books']],
  ['curlew cafe', ['Cafe Curlew', 'Curlew Books']],
])('%s finds %j', async (q, titles) => {
  expect((await find(q)).toSorted()).toEqual(titles.toSorted());
});

test.each([
  ['an exact name first', 'cafe curlew', 'Cafe Curlew'],
  ['then a name that begins so', 'curlew', 'Curlew Books'],
  ['names in another order', 'curlew cafe', 'Cafe Curlew'],
])('%s: %s', async (_, q, first) => {
  expect((await find(q))[0]).toBe(first);
});

test('names and categories come before synonyms, and these before other words', async () => {
  const found = await find('cafe');
  expect(found.slice(0, 2).toSorted()).toEqual(['Cafe Curlew', 'Pelican Rest']);
});

test('near a place finds what is close, the nearest first among equals', async () => {
  expect(await find('near 3053')).toEqual(['Pelican Rest', '7-Eleven'].toSorted());
  expect(await find('coffee near Carlton')).toEqual(['Pelican Rest']);
  expect(await find('near Atlantis')).toEqual([]);
});

test.each([
  ['bread larkin beach', ['Larkin Beach Bread Books', 'Salt Ovens', 'Salt Ferries']],
  ['larkin beach salt', ['Salt Ferries', 'Salt Ovens']],
  ['salt near Larkin Beach', ['Salt Ferries', 'Salt Ovens']],
  ['bakeries larkin beach', ['Salt Ovens']],
  ['bread larkin beach -ferries', ['Larkin Beach Bread Books', 'Salt Ovens']],
])('a map area among the words is a place: %s', async (q, titles) => {
  const found = await find(q);
  expect(found.toSorted()).toEqual(titles.toSorted());
  if (q.startsWith('bread')) expect(found).toEqual(titles);
});

test('near a place without ads finds what is close too', async () => {
  expect(await find('near 3065')).toEqual(['Pelican Rest', '7-Eleven']);
  expect(await find('coffee near Fitzroy')).toEqual(['Pelican Rest']);
  expect(await find('coffee near Bundaberg Central')).toEqual([]);
});

test('a map area alone finds what lies in it, after what has its name', async () => {
  const found = await find('larkin beach');
  expect(found[0]).toBe('Larkin Beach Bread Books');
  expect(found.slice(1).toSorted()).toEqual(['Salt Ferries', 'Salt Ovens']);
});

test('among equals numbered ads come first, then live offers, then complete ads', async () => {
  const complete = {
    ...{ description: 'Small marsupials live here. '.repeat(3), wwwUrl: 'https://marsupials.example/' },
    ...{ latitude: -27, longitude: 153 },
    positionSource: 'EXACT',
  } as const;
  const add = (title: string, more: object) => makeBrochure(db.database, { status: 'PUBLISHED', title, ...more });
  await makeCouponAd(db.database, { title: 'Brown bandicoot coupon' });
  await makeCouponAd(db.database, { title: 'Brown bandicoot that is over', ...complete, validTo: '2020-12-31' });
  await add('Brown bandicoot with all details', complete);
  await add('Brown bandicoot with a number', { adIndex: 2 });
  await add('Brown bandicoot', {});
  // a worse match stays behind, whatever else it has
  await makeCouponAd(db.database, { title: 'Marsupials', ...complete, highlights: 'A bandicoot.', adIndex: 1 });
  expect(await find('bandicoot')).toEqual([
    ...['Brown bandicoot with a number', 'Brown bandicoot coupon', 'Brown bandicoot with all details'],
    ...['Brown bandicoot', 'Marsupials'],
  ]);
});

test('pages by cursor follow the relevance', async () => {
  const orderBy = [{ field: 'RELEVANCE', direction: 'ASC' } as const];
  const whole = await find('cafe');
  const paged: (string | null)[] = [];
  let after: string | undefined;
  for (let page = 0; page < 4; page += 1) {
    const { edges } = await listBrochures(context(), { filter: { q: 'cafe' }, orderBy, page: { first: 1, after } });
    paged.push(...edges.map(({ brochure }) => brochure.title));
    after = edges.at(-1)?.cursor;
  }
  expect(paged).toEqual(whole);
});

test.each([
  'a'.repeat(200),
  'the of and',
  `'; DROP TABLE brochures; --`,
  '.*[(+?^$|\\',
  ':* & | ! <-> ():ABC',
  '\u202e\u2066evil\u2069',
  '☕️🍕 👩‍👩‍👧',
  '\0\0',
  '"""""',
  '- - -or or or',
  "category:1 'category:1'",
  '%_\\',
])('%j is answered', async (q) => {
  await expect(find(q)).resolves.toEqual(expect.any(Array));
  await expect(adviseSearch(context(), { q })).resolves.toMatchObject({ relaxed: expect.any(Array) as unknown[] });
});

describe('advice', () => {
  const advise = async (q: string) => {
    const { corrected, relaxed } = await adviseSearch(context(), { q });
    return [corrected?.q ?? null, ...relaxed.map((search) => `${search.q}: ${search.totalCount}`)];
  };

  test.each<[string, (string | null)[]]>([
    ['cofee', ['coffee']],
    ['cofee carltn', ['coffee carlton']],
    ['barbar', ['barber']],
    ['pelikan', ['pelican']],
    ['macdonalds', ['mcdonalds']],
    ['curlew pelican', [null, 'curlew: 2', 'pelican: 1']],
    ['cafe carlton wombat', [null, 'cafe carlton: 1']],
    ['wombat emu cafe', [null, 'cafe: 4']],
    // what has fewer words is offered as well, unless a longer search has it
    ['tides wombat pelican', [null, 'tides: 1', 'pelican: 1']],
    ['barber tides pelican', [null, 'barber tides: 1', 'pelican: 1']],
    // words that were written as two, or as one
    ['mc donalds', ['mcdonalds']],
    ['hair dresser', ['hairdresser']],
    ['carlton pelicanrest', ['carlton pelican rest']],
    // words that the language ignores are not offered
    ['cafe with the wombat', [null, 'cafe: 4']],
    ['wombat', [null]],
    ['cafe "pelican wombat"', [null]],
    ['', [null]],
  ])('%j: %j', async (q, expected) => {
    expect(await advise(q)).toEqual(expected);
  });

  test('never means a word that the language ignores', async () => {
    await makeBrochure(db.database, { status: 'PUBLISHED', title: 'The lagoon that glows' });
    expect(await advise('thai lagoon')).toEqual([null, 'lagoon: 1']);
  });

  test.each([
    // nothing in them, but two of the ads are within 20 km
    ['fitzroy', 'near fitzroy: 2'],
    ['3065', 'near 3065: 2'],
    ['coffee fitzroy vic', 'coffee near fitzroy vic: 1'],
    ['cofee fitzroy', 'coffee near fitzroy: 1'],
    ['coffee east melbourne', 'coffee near east melbourne: 1'],
    // too far, asked for already, no place
    ['coffee bundaberg central', null],
    ['wombat near fitzroy', null],
    ['coffee wombat', null],
  ])('of %j leads around its place: %j', async (q, expected) => {
    const { nearby } = await adviseSearch(context(), { q });
    expect(nearby && `${nearby.q}: ${nearby.totalCount}`).toBe(expected);
  });

  test('names the words that it leaves out as they were typed', async () => {
    const { relaxed } = await adviseSearch(context(), { q: 'barbar pelikan' });
    expect(relaxed).toMatchObject([
      { q: 'barber', without: ['pelikan'] },
      { q: 'pelican', without: ['barbar'] },
    ]);
    // "near" of a place that has no ads is no misspelt "gear"
    await makeBrochure(db.database, { status: 'PUBLISHED', title: 'Dive Gear' });
    const near = await adviseSearch(context(), { q: 'gear near tides' });
    expect(near.relaxed.flatMap(({ without }) => without)).toContain('near');
  });

  test('keeps the other filters', async () => {
    const { relaxed } = await adviseSearch(context(), { q: 'curlew pelican', categories: ['SHOP'] });
    expect(relaxed).toMatchObject([{ q: 'curlew', without: ['pelican'], totalCount: 1 }]);
  });
});

test.each([
  ['cofee', 1, ['co%', '% co%', '%fee%']],
  ['thay', 1, ['th%', '% th%', '%ay', '%ay %']],
  ['accomodation', 2, ['%acco%', '%moda%', '%tion%']],
])('names with %s, misspelt by %i', (word, mistakes, patterns) => {
  expect(piecePatterns(word, mistakes)).toEqual(patterns);
});
