import type { AdminSearchGroup } from './AdminSearch';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeOutgoingMail } from '../../test/factories/makeOutgoingMail';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestServer } from '../../test/useTestServer';
import { newCouponCode } from '../purchases/codes/newCouponCode';
import { StreetIndexEntry } from '../street-index/StreetIndexEntry';

const server = useTestServer();

async function search(query: string) {
  const as = await makeAccount(server.dependencies.database);
  const { data, errors } = await askGraphql(server, {
    query: `query ($query: String!) { adminSearch(query: $query) { kind hasMore hits { databaseId title detail code } } }`,
    variables: { query },
    as,
  });
  expect(errors).toEqual([]);
  const groups = data?.['adminSearch'] as AdminSearchGroup[];
  return {
    groups,
    idsOf: (kind: string) =>
      groups.find((group) => group.kind === kind)?.hits.map(({ databaseId }) => databaseId) ?? [],
  };
}

it('finds an ad by number, did, words, address, telephone and e-mail', async () => {
  const { database } = server.dependencies;
  const ad = await makeBrochure(database, {
    ...{ title: 'Éclair Bakery', companyName: 'Sweet Things', addressLine1: '12 Collins Street', city: 'Carlton' },
    ...{ phoneNo: '(07) 7010 9876', contactEmail: 'Kim.Baker@shop.example' },
  });
  // no number in its words, which would begin like the other's number
  await makeBrochure(database, { title: 'Apricot jam', categoryId: ad.categoryId });
  const queries = [
    ...[String(ad.id), `#${ad.id}`, ad.did, 'eclair', 'bakeries', 'sweet thi', 'eclair collins st', 'carlton'],
    ...['07 7010 9876', '0770109876', '+61 7 7010 9876', '+61 (0)7 7010-9876', '7010 9876'],
    ...['kim.baker@shop.example', 'baker@', 'KIM.BAKER@SHOP'],
  ];
  for (const query of queries) expect([query, (await search(query)).idsOf('BROCHURE')]).toEqual([query, [ad.id]]);
});

it("finds an ad by a part of its vendor's name, the vendor of just that name first, and says whose it is", async () => {
  const { database } = server.dependencies;
  const exact = await makeVendor(database, { companyName: 'Numbat Tours' });
  const other = await makeVendor(database, { companyName: 'Great Numbat Tours & Sons' });
  const shared = { companyName: 'Bush Walks', city: 'Noosa Heads' };
  const deleted = { recordStatus: false, deletedAt: new Date() };
  const ad = await makeBrochure(database, { ...shared, title: 'Night walk', vendorId: exact.id });
  await makeBrochure(database, { ...shared, title: 'Old walk', vendorId: exact.id, ...deleted });
  const newer = await makeBrochure(database, { ...shared, title: 'Day walk', vendorId: other.id });
  const untitled = await makeBrochure(database, { title: null, companyName: null, city: null, vendorId: other.id });
  const { groups, idsOf } = await search('numbat tours');
  expect(idsOf('BROCHURE')).toEqual([ad.id, untitled.id, newer.id]);
  expect(groups[0]?.hits.slice(0, 2)).toMatchObject([
    { title: 'Night walk', detail: 'Bush Walks · Numbat Tours · Noosa Heads · pending review' },
    { title: 'Great Numbat Tours & Sons' },
  ]);
  expect((await search('SONS')).idsOf('BROCHURE')).toEqual([untitled.id, newer.id]);
});

it('finds no deleted ad, and archived ones', async () => {
  const { database } = server.dependencies;
  await makeBrochure(database, { title: 'Quokka tours', recordStatus: false, deletedAt: new Date() });
  const archived = await makeBrochure(database, { title: 'Quokka rides', status: 'ARCHIVED' });
  expect((await search('quokka')).idsOf('BROCHURE')).toEqual([archived.id]);
});

it('puts the exact name first and says that there are more', async () => {
  const { database } = server.dependencies;
  const exact = await makeBrochure(database, { title: 'Wombat' });
  for (let n = 0; n < 6; n += 1) await makeBrochure(database, { title: `Wombat ${n}` });
  const { groups } = await search('wombat');
  expect(groups).toMatchObject([{ kind: 'BROCHURE', hasMore: true }]);
  expect(groups[0]?.hits).toHaveLength(5);
  expect(groups[0]?.hits[0]?.databaseId).toBe(exact.id);
});

it('finds a coupon by its code with and without dashes, in any case', async () => {
  const { database } = server.dependencies;
  const code = newCouponCode();
  const { id: brochureId } = await makeBrochure(database);
  await database.query(
    `INSERT INTO coupon_purchases (did, brochure_id, name, email, code, title, normal_price_cents,
       discounted_price_cents, terms_of_offer, valid_to, purchased_at)
     VALUES ('couponCoupon', $1, 'Kim', 'kim@people.example', $2, 'Half price', 200, 100, 'One each.', '2099-01-01', now())`,
    [brochureId, code],
  );
  const parts = code.match(/.{4}/g) ?? [];
  for (const query of [code, parts.join('-'), parts.join(' ').toLowerCase()]) {
    expect((await search(query)).groups.find(({ kind }) => kind === 'COUPON')?.hits).toMatchObject([{ code }]);
  }
});

it('finds vendors, areas and categories', async () => {
  const { database } = server.dependencies;
  const vendor = await makeVendor(database, { companyName: 'Platypus Pty Ltd' });
  const area = await makeMapArea(database, { name: 'Platypus Bay' });
  const category = await makeCategory(database, { name: 'Platypus tours' });
  const { idsOf } = await search('platypus');
  expect(['VENDOR', 'MAP_AREA', 'CATEGORY'].map(idsOf)).toEqual([[vendor.id], [area.id], [category.id]]);
});

it('finds a mail by its recipient and by its subject', async () => {
  const { database } = server.dependencies;
  const recipient = 'robin.reader@people.example';
  const { id, subject } = await makeOutgoingMail(database, { recipient, subject: 'Your bandicoot tour is booked' });
  await makeOutgoingMail(database);
  for (const query of [recipient, 'Robin.Reader', 'bandicoot tour', subject]) {
    const mails = (await search(query)).groups.find(({ kind }) => kind === 'MAIL')?.hits;
    expect([query, mails]).toEqual([query, [{ databaseId: id, title: subject, detail: recipient, code: null }]]);
  }
});

it('finds a street by a part of its name, with suburb and area', async () => {
  const { database } = server.dependencies;
  const area = await makeMapArea(database, { name: 'Heron Coast' });
  const place = { mapAreaId: area.id, latitude: -26.4, longitude: 153.1, coordinateX: 'A', coordinateY: '1' };
  const streets = database.getRepository(StreetIndexEntry);
  const { id } = await streets.save({ ...place, streetName: 'Kingfisher Parade', locality: 'Heron Heads' });
  await streets.save({ ...place, streetName: 'Station Street' });
  const { groups } = await search('kingfisher par');
  const hit = { databaseId: id, title: 'Kingfisher Parade', detail: 'Heron Heads · Heron Coast', code: area.code };
  expect(groups).toEqual([{ kind: 'STREET', hasMore: false, hits: [hit] }]);
});

it.each([
  ...['', '   ', '%', "'", '\\', '%%%', '\u0000', '\u202e', '☕', "'; DROP TABLE brochures --", '(((', ':*'],
  ...['the', '!!a', "a' & 'b", '@', '++61', '99999999999', '٣٤', 'x'.repeat(200), 'a '.repeat(100), '\\%_'],
])('answers hostile text %j', async (query) => {
  expect(Array.isArray((await search(query)).groups)).toBe(true);
});

it('refuses text of more than 200 characters, vendors and visitors', async () => {
  const { database } = server.dependencies;
  const ask = (query: string, as?: Awaited<ReturnType<typeof makeAccount>>) =>
    askGraphql(server, { query: `{ adminSearch(query: "${query}") { kind } }`, ...(as !== undefined && { as }) });
  const { id: vendorId } = await makeVendor(database);
  const vendor = await makeAccount(database, { role: 'VENDOR', vendorId });
  for (const { errors, data } of [
    await ask('x'.repeat(201), await makeAccount(database)),
    await ask('cafe', vendor),
    await ask('cafe'),
  ]) {
    expect(data?.['adminSearch'] ?? null).toBeNull();
    expect(errors).toHaveLength(1);
  }
});
