// cspell:ignore accomodation barbr cofee mccurlew mccurlews pelicanrest pharmcy resturant
import { seedReferenceData } from '../../../seeds/seedReferenceData';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Category } from '../../categories/Category';
import { listBrochures } from '../lists/listBrochures';
import { adviseSearch } from './adviseSearch';

// The rules of relevanceOnRealData.test.ts, with our own categories and synonyms, on names that are nobody's.

const db = useTestDatabase();
const context = () => makeContext({ database: db.database });

const businesses: readonly [title: string, category: string, street: string, suburb: string, description?: string][] = [
  ['Pelican Rest', 'FOOD_DRINK_CAFES', '12 Gannet Street', 'Curlew Heads'],
  ['Cafe Marlin', 'FOOD_DRINK_CAFES', '3 Osprey Lane', 'Larkin Beach', 'Vegan breakfast until three.'],
  ['Anchor Grill', 'FOOD_DRINK_RESTAURANTS', '14 Gannet St', 'Curlew Heads'],
  ['Lotus Moon Thai', 'FOOD_DRINK_RESTAURANTS', '8 Osprey Lane', 'Larkin Beach'],
  ['Tidal Pizza', 'FOOD_DRINK_TAKEAWAY', '20 Gannet Street', 'Curlew Heads'],
  ['Quick Plaice', 'FOOD_DRINK_TAKEAWAY', '1 Jetty Road', 'Larkin Beach'],
  ['Salt Ovens', 'FOOD_DRINK_BAKERIES', '5 Jetty Road', 'Larkin Beach'],
  ['The Leaky Dinghy', 'FOOD_DRINK_PUBS_BARS', '7 Jetty Road', 'Larkin Beach'],
  ['3-Gulls Store', 'SHOP_CONVENIENCE', '2 Jetty Road', 'Larkin Beach'],
  ["McCurlew's", 'FOOD_DRINK_TAKEAWAY', '9 Gannet Street', 'Curlew Heads'],
  ['Heads Dispensary', 'SHOP_PHARMACIES', '16 Gannet Street', 'Curlew Heads'],
  ['Short Back & Tides', 'BEAUTY_HAIR', '18 Gannet Street', 'Curlew Heads'],
  ['Fathom Five', 'STAY_HOTELS', '40 Osprey Lane', 'Larkin Beach'],
  ['Dune Cabins', 'STAY_CAMPING', '90 Dune Track', 'Curlew Heads'],
  ['Museum of Knots', 'INFO_MUSEUMS_GALLERIES', '4 Osprey Lane', 'Larkin Beach'],
  ['Petal & Stem', 'SHOP_FLOWERS', '6 Osprey Lane', 'Larkin Beach'],
  ['Nacre', 'SHOP_JEWELLERY', '10 Osprey Lane', 'Larkin Beach'],
  ['Paper Sails', 'SHOP_BOOKS', '22 Gannet Street', 'Curlew Heads', 'With coffee at the back.'],
  ['Wild Wardrobe', 'SHOP_CLOTHING', '24 Gannet Street', 'Curlew Heads'],
  ['Cork & Cask', 'SHOP_LIQUOR', '26 Gannet Street', 'Curlew Heads'],
  ['Far Horizons', 'TOURS_AGENCIES', '28 Gannet Street', 'Curlew Heads'],
  ['Bright Bite Dental', 'SERVICES', '30 Gannet Street', 'Curlew Heads'],
  ['Humpback Days', 'TOURS_WILDLIFE', '1 Marina Parade', 'Curlew Heads'],
];

beforeAll(async () => {
  await seedReferenceData(db.database);
  const categories = await db.database.getRepository(Category).find();
  for (const [title, code, addressLine1, city, description] of businesses) {
    const categoryId = categories.find((category) => category.code === code)?.id ?? 0;
    const place = { addressLine1, city, state: 'QLD', postcode: city === 'Curlew Heads' ? '4679' : '4678' } as const;
    const more = { description: description ?? 'Open since the tide went out.', phoneNo: null };
    await makeBrochure(db.database, { type: 'BLD_AD', status: 'PUBLISHED', title, categoryId, ...place, ...more });
  }
});

/** A search, what comes first, and what else it finds; the order within each is free. */
const table: readonly [q: string, first: string[], others?: string[]][] = [
  // names of categories, then their synonyms, then words of texts
  ['cafe', ['Cafe Marlin', 'Pelican Rest']],
  ['cafés', ['Cafe Marlin', 'Pelican Rest']],
  ['coffee', ['Cafe Marlin', 'Pelican Rest'], ['Paper Sails']],
  ['restaurants', ['Anchor Grill', 'Lotus Moon Thai'], ['Cafe Marlin', 'Pelican Rest']],
  ['breakfast', ['Cafe Marlin', 'Pelican Rest']],
  ['takeaway', ['Tidal Pizza', 'Quick Plaice', "McCurlew's"]],
  ['bread', ['Salt Ovens']],
  ['pub', ['The Leaky Dinghy']],
  ['chemist', ['Heads Dispensary']],
  ['pharmacy', ['Heads Dispensary']],
  ['haircut', ['Short Back & Tides']],
  ['barber', ['Short Back & Tides']],
  ['accommodation', ['Fathom Five', 'Dune Cabins']],
  ['hotel', ['Fathom Five'], ['Dune Cabins']],
  ['museum', ['Museum of Knots']],
  ['florist', ['Petal & Stem']],
  ['jewelry', ['Nacre']],
  ['dentist', ['Bright Bite Dental']],
  ['bookshop', ['Paper Sails']],
  ['shoes', ['Wild Wardrobe']],
  ['bottle shop', ['Cork & Cask']],
  ['travel agent', ['Far Horizons']],
  ['whale watching', ['Humpback Days']],
  // names
  ['3-gulls', ['3-Gulls Store']],
  ['three gulls', ['3-Gulls Store']],
  ['mccurlews', ["McCurlew's"]],
  ['mccurlew’s', ["McCurlew's"]],
  ['pelican', ['Pelican Rest']],
  // kinds of food in names
  ['pizza', ['Tidal Pizza'], ['Quick Plaice', "McCurlew's"]],
  ['thai', ['Lotus Moon Thai']],
  ['vegan', ['Cafe Marlin']],
  // places
  ['4678', businesses.filter(([, , , suburb]) => suburb === 'Larkin Beach').map(([title]) => title)],
  ['jetty road', ['Quick Plaice', 'Salt Ovens', 'The Leaky Dinghy', '3-Gulls Store']],
  ['jetty rd', ['Quick Plaice', 'Salt Ovens', 'The Leaky Dinghy', '3-Gulls Store']],
  // what and where
  ['cafe curlew heads', ['Pelican Rest']],
  ['larkin beach cafe', ['Cafe Marlin']],
  ['gannet st pizza', ['Tidal Pizza'], ["McCurlew's"]],
  ['hotels in larkin beach', ['Fathom Five']],
  ['pharmacy 4679', ['Heads Dispensary']],
];

test.each(table)('%s', async (q, first, others = []) => {
  const { edges } = await listBrochures(context(), {
    ...{ filter: { q }, orderBy: [{ field: 'RELEVANCE', direction: 'ASC' }], page: { first: 50 } },
  });
  const found = edges.map(({ brochure: { title } }) => title);
  const [best, rest] = [found.slice(0, first.length), found.slice(first.length)];
  expect({ best: best.toSorted(), rest: rest.toSorted() }).toEqual({ best: first.toSorted(), rest: others.toSorted() });
});

test.each([
  ['accomodation', 'accommodation'],
  ['cofee', 'coffee'],
  ['resturant curlew heads', 'restaurant curlew heads'],
  ['pharmcy', 'pharmacy'],
  ['barbr', 'barber'],
  ['hair dresser', 'hairdresser'],
  ['pelicanrest', 'pelican rest'],
])('%s, corrected', async (q, expected) => {
  expect((await adviseSearch(context(), { q })).corrected?.q).toBe(expected);
});
