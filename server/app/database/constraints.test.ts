import type { Repository } from 'typeorm';
import { Asset } from '../../domains/brochures/assets/Asset';
import { Brochure } from '../../domains/brochures/Brochure';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { VendorInvitation } from '../../domains/invitations/VendorInvitation';
import { StatisticEvent } from '../../domains/statistics/StatisticEvent';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { Vendor } from '../../domains/vendors/Vendor';
import { newDid } from '../../shared/did';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestDatabase } from '../../test/testDatabase';

const test = useTestDatabase();
type BrochureValues = NonNullable<Parameters<typeof makeBrochure>[1]>;

const coupon: BrochureValues = {
  type: 'CP_AD',
  status: 'PUBLISHED',
  normalPriceCents: 2000,
  discountedPriceCents: 0,
  numberOfCoupons: 10,
  validTo: '2026-12-31',
  termsOfOffer: 'Weekdays only.',
};
const position: BrochureValues = { latitude: -26.4, longitude: 153.09, positionSource: 'EXACT' };

let categoryId: number;
beforeAll(async () => {
  categoryId = (await makeCategory(test.database)).id;
});

describe('the database takes an ad', () => {
  it.each<[string, BrochureValues]>([
    ['that is bare', { title: null, description: null }],
    ['that is a complete coupon', coupon],
    [
      'whose coupons are unlimited and sold',
      { ...coupon, numberOfCoupons: null, couponsUnlimited: true, numberOfCouponsPurchased: 50_000 },
    ],
    ['whose coupons are sold out', { ...coupon, numberOfCouponsPurchased: 10 }],
    ['with a position', position],
    ['of one day', { validFrom: '2026-11-20', validTo: '2026-11-20' }],
    ['with the first and the last index', { adIndex: 9998 }],
    ['with a title of 120 characters', { title: 'é'.repeat(120) }],
    ['with a link of 2,048 characters', { wwwUrl: `https://cafe.example/${'a'.repeat(2027)}` }],
    ['that is archived', { status: 'ARCHIVED' }],
    ['that is deleted', { recordStatus: false, deletedAt: new Date() }],
  ])('%s', async (_, values) => {
    await expect(makeBrochure(test.database, { categoryId, ...values })).resolves.toMatchObject(values);
  });
});

describe('the database refuses an ad', () => {
  it.each<[string, BrochureValues, string]>([
    ['with a display id of another form', { did: 'short' }, 'did'],
    ['with an index of 0', { adIndex: 0 }, 'ad_index'],
    ['with the sentinel as index', { adIndex: 9999 }, 'ad_index'],
    ['of an unknown type', { type: 'TV_AD' as never }, 'type'],
    ['in an unknown state', { status: 'GONE' as never }, 'status'],
    ['archived without a reason', { status: 'ARCHIVED', archiveReason: null }, 'archived'],
    ['archived for an unknown reason', { status: 'ARCHIVED', archiveReason: 'BORED' as never }, 'archive_reason'],
    ['with a reason, but not archived', { archiveReason: 'MANUAL' }, 'archived'],
    ['with a time of archiving, but not archived', { archivedAt: new Date() }, 'archived'],
    ['with a title of two characters', { title: 'ab' }, 'title'],
    ['with a title of 121 characters', { title: 'a'.repeat(121) }, 'title'],
    ['with blanks around its title', { title: ' Offer ' }, 'title'],
    ['with highlights of 1,001 characters', { highlights: 'a'.repeat(1001) }, 'highlights'],
    ['with a description of 10,001 characters', { description: 'a'.repeat(10_001) }, 'description'],
    ['published without a title', { status: 'PUBLISHED', title: null }, 'published_title'],
    ['passing through to nowhere', { type: 'PT_AD', status: 'PUBLISHED' }, 'published_pass_through'],
    ['a coupon without a normal price', { ...coupon, normalPriceCents: null }, 'published_coupon'],
    ['a coupon with a normal price of zero', { ...coupon, normalPriceCents: 0 }, 'published_coupon'],
    ['a coupon without a discounted price', { ...coupon, discountedPriceCents: null }, 'published_coupon'],
    ['a coupon without a discount', { ...coupon, discountedPriceCents: 2000 }, 'published_coupon'],
    ['a coupon without a number', { ...coupon, numberOfCoupons: null }, 'published_coupon'],
    ['a coupon without an end', { ...coupon, validTo: null }, 'published_coupon'],
    ['a coupon without terms', { ...coupon, termsOfOffer: null }, 'published_coupon'],
    ['with a price below zero', { normalPriceCents: -1 }, 'price'],
    ['with a discounted price below zero', { discountedPriceCents: -1 }, 'price'],
    ['with no coupons at all', { numberOfCoupons: 0 }, 'number_of_coupons'],
    ['with the sentinel as number of coupons', { numberOfCoupons: 9999 }, 'number_of_coupons'],
    ['unlimited and numbered', { couponsUnlimited: true, numberOfCoupons: 5 }, 'unlimited'],
    ['oversold', { ...coupon, numberOfCouponsPurchased: 11 }, 'oversold'],
    ['sold without a number', { numberOfCouponsPurchased: 1 }, 'oversold'],
    ['sold less than never', { numberOfCouponsPurchased: -1 }, 'oversold'],
    ['that ends before it begins', { validFrom: '2026-11-21', validTo: '2026-11-20' }, 'dates'],
    ['with a postcode of three digits', { postcode: '800' }, 'postcode'],
    ['in an unknown state of Australia', { state: 'NZ' as never }, 'state'],
    ['abroad', { countryCode: 'NZ' }, 'country_code'],
    ['in a zone abroad', { timeZone: 'Europe/London' }, 'time_zone'],
    ['in the gulf of Guinea', { ...position, latitude: 0, longitude: 0 }, 'position'],
    ['with swapped coordinates', { ...position, latitude: 153.09, longitude: -26.4 }, 'position'],
    ['with half a position', { latitude: -26.4 }, 'position_complete'],
    ['with a position from nowhere', { ...position, positionSource: null }, 'position_complete'],
    ['with a source but no position', { positionSource: 'EXACT' }, 'position_complete'],
    ['with an unknown source', { ...position, positionSource: 'GUESS' as never }, 'position_source'],
    ['with an e-mail that is none', { contactEmail: 'nobody' }, 'contact_email'],
    ['with a link that is a script', { wwwUrl: 'javascript:alert(1)' }, 'urls'],
    ['with a link that has no scheme', { tiktokUrl: 'www.tiktok.example' }, 'urls'],
    ['with a link of 2,049 characters', { googleAdUrl: `https://cafe.example/${'a'.repeat(2028)}` }, 'urls'],
    ['deleted, but live', { deletedAt: new Date() }, 'deleted'],
    ['deleted at no time', { recordStatus: false }, 'deleted'],
    ['from a source without an id', { externalSource: 'ATDW' }, 'external'],
    ['seen less than never', { formerViewsCount: -1 }, 'detail_views_count'],
  ])('%s', async (_, values, rule) => {
    await expect(makeBrochure(test.database, { categoryId, ...values })).rejects.toThrow(
      `violates check constraint "brochures_${rule}_check"`,
    );
  });

  it('in a zone that does not exist', async () => {
    const nowhere = { categoryId, timeZone: 'Australia/Nowhere', validTo: '2026-11-20' };
    await expect(makeBrochure(test.database, nowhere)).rejects.toThrow('time zone');
  });
});

describe('uniqueness', () => {
  const twice = async (make: () => Promise<unknown>, index: string): Promise<void> => {
    await make();
    await expect(make()).rejects.toThrow(`violates unique constraint "${index}"`);
  };

  it('an ad from one source', () =>
    twice(
      () => makeBrochure(test.database, { categoryId, externalSource: 'POI', externalId: '7' }),
      'brochures_external_key',
    ));
  it('a display id', () => twice(() => makeVendor(test.database, { did: 'abcdefghijkm' }), 'vendors_did_key'));
  it('a category code', () => twice(() => makeCategory(test.database, { code: 'TWICE' }), 'categories_code_key'));
  it('a map area code', () => twice(() => makeMapArea(test.database, { code: 'twice' }), 'map_areas_code_key'));
  it('an e-mail', () =>
    twice(() => makeAccount(test.database, { email: 'twice@people.example' }), 'accounts_email_key'));

  it('an e-mail in any case: it is stored in lower case', async () => {
    await expect(makeAccount(test.database, { email: 'Upper@people.example' })).rejects.toThrow('accounts_email_check');
  });

  it('a coupon for one idempotency key', async () => {
    const { id: brochureId } = await makeBrochure(test.database, { ...coupon, categoryId });
    const purchases = test.database.getRepository(CouponPurchase);
    let number = 0;
    await twice(() => {
      number += 1;
      const snapshot = { title: 'Offer', normalPriceCents: 2000, discountedPriceCents: 0, termsOfOffer: 'None.' };
      const buyer = { name: 'Pat', email: 'pat@people.example', code: `CODE000${number}`, idempotencyKey: 'key' };
      const times = { validTo: '2026-12-31', purchasedAt: new Date() };
      return purchases.insert({ did: newDid(), brochureId, ...snapshot, ...buyer, ...times });
    }, 'coupon_purchases_idempotency_key');
  });

  it('an invitation token', () =>
    twice(() => {
      const createdAt = new Date('2026-11-20');
      const times = { createdAt, sentAt: createdAt, expiresAt: new Date('2026-12-04') };
      const invitation = { did: newDid(), email: 'new@people.example', tokenHash: 'a'.repeat(64), ...times };
      return test.database.getRepository(VendorInvitation).insert(invitation);
    }, 'vendor_invitations_token_hash_key'));
});

describe('the history of ads', () => {
  const events = (): Repository<StatisticEvent> => test.database.getRepository(StatisticEvent);

  it('accepts any date, and is deleted with its ad', async () => {
    const { id: brochureId } = await makeBrochure(test.database, { categoryId });
    for (const time of ['2020-01-01', '2026-11-20', '2031-12-31']) {
      await events().insert({ brochureId, eventCode: 'DETAIL_PAGE_VIEW', eventDateTime: new Date(time) });
    }
    const kept = await events().findBy({ brochureId });
    expect(kept.map(({ counted }) => counted)).toEqual([true, true, true]);
    await test.database.getRepository(Brochure).delete(brochureId);
    await expect(events().countBy({ brochureId })).resolves.toBe(0);
  });

  it('accepts only known codes', async () => {
    const { id: brochureId } = await makeBrochure(test.database, { categoryId });
    const unknown = { brochureId, eventCode: 'DANCE' as never, eventDateTime: new Date() };
    await expect(events().insert(unknown)).rejects.toThrow('statistic_events_event_code_check');
  });
});

describe('the streets index', () => {
  it('names a street of an area once, unless it is in another suburb', async () => {
    const { id: mapAreaId } = await makeMapArea(test.database);
    const streets = test.database.getRepository(StreetIndexEntry);
    const street = { mapAreaId, streetName: 'Hastings Street', latitude: -26.4, longitude: 153.09 };
    const square = { coordinateX: 'D', coordinateY: '7' };
    await streets.insert({ ...street, ...square });
    await streets.insert({ ...street, ...square, locality: 'Noosaville' });
    await expect(streets.insert({ ...street, ...square })).rejects.toThrow('street_index_entries_street_key');
    await expect(
      streets.insert({ ...street, streetName: 'Other Street', coordinateX: '7', coordinateY: 'D' }),
    ).rejects.toThrow('street_index_entries_coordinate_check');
  });
});

describe('foreign keys', () => {
  it('restrict: a vendor, category or area with ads cannot be deleted', async () => {
    const vendor = await makeVendor(test.database);
    await makeBrochure(test.database, { categoryId, vendorId: vendor.id });
    await expect(test.database.getRepository(Vendor).delete(vendor.id)).rejects.toThrow('brochures_vendor_id_fkey');
  });

  it('cascade: the files of an ad are deleted with it', async () => {
    const { id: brochureId } = await makeBrochure(test.database, { categoryId });
    const asset = await makeAsset(test.database, { brochureId });
    await test.database.getRepository(Brochure).delete(brochureId);
    await expect(test.database.getRepository(Asset).existsBy({ id: asset.id })).resolves.toBe(false);
  });

  it("require a company for a vendor's login, and only for that", async () => {
    await expect(
      test.database.query(
        `INSERT INTO accounts (did, email, role, password_hash) VALUES ($1, 'lost@people.example', 'VENDOR', 'x')`,
        [newDid()],
      ),
    ).rejects.toThrow('accounts_vendor_check');
  });
});
