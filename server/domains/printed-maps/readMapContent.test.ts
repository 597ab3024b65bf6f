import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { useTestDatabase } from '../../test/testDatabase';
import type { Brochure } from '../brochures/Brochure';
import { defaultPrintSettings } from './layouts/PrintSettings';
import { readMapContent } from './readMapContent';

const db = useTestDatabase();
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };

/** Titles in the order of their numbers, of ads of one category without an index, made in this order. */
async function numbered(...ads: (Partial<Brochure> & { title: string; isCoupon?: boolean })[]): Promise<string[]> {
  const area = await makeMapArea(db.database);
  const { id: categoryId } = await makeCategory(db.database);
  for (const { isCoupon = false, ...values } of ads) {
    const place = { mapAreaId: area.id, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' as const };
    const make = isCoupon ? makeCouponAd : makeBrochure;
    await make(db.database, { ...bare, ...place, categoryId, status: 'PUBLISHED', ...values });
  }
  const dependencies = { database: db.database, clock, publicUrl: 'https://offers.example' };
  const { ads: shown } = await readMapContent(dependencies, area, defaultPrintSettings);
  expect(shown.map(({ number }) => number)).toEqual(shown.map((_, at) => at + 1));
  return shown.map(({ title }) => title);
}

const bare = { description: null, phoneNo: null, wwwUrl: null, addressLine1: null };
const complete = {
  ...{
    description: 'Fresh fish.',
    phoneNo: '(07) 7010 1234',
    wwwUrl: 'https://fish.example',
    addressLine1: '1 Bay Road',
  },
};

it('numbers coupons that can still be had first, then complete ads, then the newest; never by the alphabet', async () => {
  const order = await numbered(
    { title: 'Bakery' },
    { title: 'Aardvark coupon', isCoupon: true, numberOfCoupons: 5, numberOfCouponsPurchased: 5 },
    { title: 'Yacht club', ...complete },
    { title: 'Xylophone shop', description: 'Wooden.', phoneNo: '(07) 7010 1234' },
    { title: 'Zebra coupon', isCoupon: true, numberOfCoupons: 5, numberOfCouponsPurchased: 4 },
    { title: 'Umbrella coupon', isCoupon: true, couponsUnlimited: true, numberOfCoupons: null },
    { title: 'Antiques' },
  );
  expect(order).toEqual([
    ...['Umbrella coupon', 'Zebra coupon', 'Yacht club', 'Xylophone shop'],
    ...['Antiques', 'Aardvark coupon', 'Bakery'],
  ]);
});

it('leaves out sold-out coupons before others when there are more ads than numbers', async () => {
  const soldOut = { isCoupon: true, numberOfCoupons: 1, numberOfCouponsPurchased: 1 };
  const others = Array.from({ length: 60 }, (_, at) => ({ title: `Shop ${at}`, ...complete }));
  const order = await numbered({ title: 'Gone', ...soldOut }, ...others);
  expect(order).toHaveLength(60);
  expect(order).not.toContain('Gone');
});

it('names suburbs that come with the site, on land, where none are imported', async () => {
  const box = { west: 151.15, south: -33.92, east: 151.29, north: -33.82 };
  const area = await makeMapArea(db.database, box);
  const dependencies = { database: db.database, clock, publicUrl: 'https://offers.example' };
  const read = () => readMapContent(dependencies, area, defaultPrintSettings);
  const { features, attributions } = await read();
  const names = features.map(({ kind, name }) => `${kind} ${name}`);
  expect(attributions).toEqual(['© GeoNames (CC BY 4.0)']);
  expect(names).toEqual(expect.arrayContaining(['SUBURB Sydney', 'SUBURB Paddington']));
  const [source] = await db.database.query<{ id: number }[]>(
    `INSERT INTO base_map_sources (map_area_id, name, attribution, licence, imported_at, content_hash)
     VALUES ($1, 'suburbs', '© Bay', '', now(), 'x') RETURNING id`,
    [area.id],
  );
  await db.database.query(
    `INSERT INTO base_map_features (source_id, kind, name, rank, geometry, west, south, east, north)
     VALUES ($1, 'SUBURB', 'Bay', 3, '{"type":"Point","coordinates":[151.2,-33.87]}', 151.2, -33.87, 151.2, -33.87)`,
    [source?.id],
  );
  const imported = await read();
  expect(imported.features.map(({ name }) => name)).toEqual(['Bay']);
  expect(imported.attributions).toEqual(['© Bay']);
});

it('credits the source of the towns of the country', async () => {
  const area = await makeMapArea(db.database, { west: 151, south: -28, east: 154, north: -26 });
  const dependencies = { database: db.database, clock, publicUrl: 'https://offers.example' };
  const { country, attributions } = await readMapContent(dependencies, area, defaultPrintSettings);
  expect(country?.towns.map(({ name }) => name)).toContain('Brisbane');
  expect(attributions).toEqual(['© GeoNames (CC BY 4.0)']);
});
