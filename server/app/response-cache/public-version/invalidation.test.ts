import type { DataSource } from 'typeorm';
import { archiveBrochure } from '../../../domains/brochures/statuses/archiveBrochure';
import type { Brochure } from '../../../domains/brochures/Brochure';
import { BrochureCategory } from '../../../domains/brochures/BrochureCategory';
import { publishBrochure } from '../../../domains/brochures/statuses/publishBrochure';
import { updateCategory } from '../../../domains/categories/updateCategory';
import { purchaseCoupon } from '../../../domains/purchases/buying/purchaseCoupon';
import { StreetIndexEntry } from '../../../domains/street-index/StreetIndexEntry';
import { Vendor } from '../../../domains/vendors/Vendor';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { publicList, useResponseCache } from '../../../test/useResponseCache';

const { database, visit, keep, shows, administrator, setNow, published } = useResponseCache();

// `PublicVersion.test.ts` tests the timing, `soldCoupons.test.ts` what a coupon removes.
describe('a change on one server reaches the other:', () => {
  it('an ad that is published, and archived again', async () => {
    const context = await administrator();
    const { id, title } = await makeBrochure(database());
    await makeAsset(database(), { brochureId: id });
    await keep();
    await publishBrochure(context, { id });
    await shows(publicList, ({ body }) => expect(body).toContain(title));
    await keep();
    await archiveBrochure(context, { id });
    await shows(publicList, ({ body }) => expect(body).not.toContain(title));
  });

  it.each<[string, string, (database: DataSource, ad: Brochure) => Promise<unknown>]>([
    [
      'an ad that is edited',
      'Something else',
      (db, { id }) => db.getRepository('Brochure').update(id, { title: 'Something else' }),
    ],
    [
      'a file',
      'https://pictures.example/new.jpg',
      (db, { id }) => makeAsset(db, { brochureId: id, url: 'https://pictures.example/new.jpg' }),
    ],
    [
      'a vendor',
      'Renamed Pty Ltd',
      async (db, { id }) => {
        const vendor = await makeVendor(db, { companyName: 'Old Pty Ltd' });
        await db.getRepository('Brochure').update(id, { vendorId: vendor.id });
        await db.getRepository(Vendor).update(vendor.id, { companyName: 'Renamed Pty Ltd' });
      },
    ],
    [
      'a further category',
      'FURTHER_CATEGORY',
      async (db, { id }) => {
        const { id: categoryId } = await makeCategory(db, { code: 'FURTHER_CATEGORY' });
        await db.getRepository(BrochureCategory).insert({ brochureId: id, categoryId });
      },
    ],
  ])('%s', async (_what, shown, change) => {
    const ad = await published();
    await keep();
    await change(database(), ad);
    await shows(publicList, ({ body }) => expect(body).toContain(shown));
  });

  it('a purchased coupon', async () => {
    const { id } = await makeCouponAd(database());
    const url = `${publicList}?id=${id}`;
    await keep(url);
    expect((await visit(url)).json()).toMatchObject({ content: [{ numberOfCouponsPurchased: 0 }] });
    await purchaseCoupon(makeContext({ database: database() }), {
      brochureId: id,
      name: 'Pat',
      email: 'pat@people.example',
    });
    await shows(url, (answer) => {
      expect(answer.json()).toMatchObject({ content: [{ numberOfCouponsPurchased: 1 }] });
    });
  });

  it('a category and an area, under their new names and codes', async () => {
    const context = await administrator();
    const category = await makeCategory(database(), { code: 'OLD_NAME', name: 'Old name' });
    const area = await makeMapArea(database(), { code: 'old-code', name: 'Old area' });
    await published({ categoryId: category.id, mapAreaId: area.id });
    const [categories, areas] = ['/rest/category/public/all', '/rest/brochure/public/mapArea/all'];
    const byCode = `${publicList}?mapArea=old-code`;
    for (const url of [categories, areas, byCode]) await keep(url);
    await updateCategory(context, { id: category.id, name: 'New name' });
    await shows(categories, ({ body }) => expect(body).toContain('New name'));
    await database().query(`UPDATE map_areas SET code = 'new-code' WHERE id = $1`, [area.id]);
    await shows(areas, ({ body }) => expect(body).toContain('new-code'));
    await shows(byCode, ({ statusCode }) => expect(statusCode).toBe(204));
  });

  it('a street', async () => {
    const { id: mapAreaId } = await makeMapArea(database(), { code: 'streets' });
    const url = '/rest/brochure/public/streetsIndex?mapArea=streets';
    await keep(url);
    expect((await visit(url)).statusCode).toBe(204);
    const square = { coordinateX: 'A', coordinateY: '1', latitude: -26.4, longitude: 153.1 };
    await database()
      .getRepository(StreetIndexEntry)
      .insert({ mapAreaId, streetName: 'Bay Road', ...square });
    await shows(url, ({ body }) => expect(body).toContain('Bay Road'));
  });
});

it('an ad disappears at the end of its last day, without a write', async () => {
  setNow(new Date('2026-11-20T13:59:30Z'));
  const { title } = await published({ validTo: '2026-11-20', timeZone: 'Australia/Brisbane' });
  await keep();
  expect((await visit()).body).toContain(title);
  setNow(new Date('2026-11-20T13:59:59.999Z'));
  expect((await visit()).body).toContain(title);
  setNow(new Date('2026-11-20T14:00:00Z'));
  expect((await visit()).body).not.toContain(title);
});
