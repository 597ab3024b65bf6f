import { askGraphql } from '../../../test/askGraphql';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import type { Brochure } from '../../brochures/Brochure';
import { StatisticEvent } from '../StatisticEvent';
import type { StatisticEventCode } from '../StatisticEventCode';
import { readVendorFigures } from './readVendorFigures';

const server = useTestServer();
let vendorId: number;
let seller: Account;
let stranger: Account;
let administrator: Account;
let café: Brochure;
let tour: Brochure;

async function happen(brochureId: number, day: string, eventCode: StatisticEventCode, times = 1): Promise<void> {
  const event = { brochureId, eventDateTime: new Date(`${day}T04:00:00Z`), eventCode };
  await server.dependencies.database.getRepository(StatisticEvent).insert(Array.from({ length: times }, () => event));
}

beforeAll(async () => {
  const { database } = server.dependencies;
  const vendor = await makeVendor(database, { companyName: 'Tide Cafe Pty Ltd' });
  const another = await makeVendor(database);
  vendorId = vendor.id;
  seller = await makeAccount(database, { role: 'VENDOR', vendorId });
  stranger = await makeAccount(database, { role: 'VENDOR', vendorId: another.id });
  administrator = await makeAccount(database);
  const own = { vendorId, status: 'PUBLISHED', timeZone: 'Australia/Perth' } as const;
  café = await makeBrochure(database, { ...own, title: 'Two for one' });
  tour = await makeBrochure(database, { ...own, title: null, status: 'ARCHIVED' });
  const deleted = await makeBrochure(database, { ...own, recordStatus: false, deletedAt: new Date() });
  const foreign = await makeBrochure(database, { vendorId: another.id, status: 'PUBLISHED' });
  await happen(café.id, '2026-11-01', 'DETAIL_PAGE_VIEW', 8);
  await happen(café.id, '2026-11-02', 'DETAIL_PAGE_VIEW', 12);
  await happen(café.id, '2026-11-02', 'PHONE_CLICK', 2);
  await happen(café.id, '2026-11-02', 'QR_SCAN');
  await happen(café.id, '2026-11-02', 'COUPON_PURCHASE', 4);
  await happen(café.id, '2026-11-02', 'COUPON_REDEEM', 3);
  await happen(café.id, '2026-10-31', 'DETAIL_PAGE_VIEW', 10);
  await happen(café.id, '2026-10-29', 'DETAIL_PAGE_VIEW', 500); // before the period before
  await happen(tour.id, '2026-10-30', 'WEBSITE_CLICK', 5);
  await happen(deleted.id, '2026-11-01', 'DETAIL_PAGE_VIEW', 7);
  await happen(foreign.id, '2026-11-01', 'DETAIL_PAGE_VIEW', 7);
});

const figures = (views: number, clicks: number, coupons: number, redemptions: number) =>
  expect.objectContaining({ views, clicks, coupons, redemptions }) as unknown;
const read = (asked: Parameters<typeof readVendorFigures>[1]) => {
  const { database } = server.dependencies;
  return readVendorFigures(
    makeContext({ database, viewer: { accountId: seller.id, role: 'VENDOR', vendorId, vendorRole: 'OWNER' } }),
    asked,
  );
};
const asked = { from: '2026-11-01', to: '2026-11-02' };

describe("a company's figures", () => {
  it('sum its ads in the days asked for and in as many before', async () => {
    const found = await read(asked);
    expect(found).toMatchObject({ ...asked, beforeFrom: '2026-10-30', beforeTo: '2026-10-31' });
    expect([found.now, found.before]).toEqual([figures(20, 3, 4, 3), figures(10, 5, 0, 0)]);
    expect([found.now.couponRate, found.now.redemptionRate]).toEqual([0.2, 0.75]);
    expect([found.before.couponRate, found.before.redemptionRate]).toEqual([0, null]);
    expect(found.days.map(({ day, figures: { views, clicks } }) => [day, views, clicks])).toEqual([
      ['2026-11-01', 8, 0],
      ['2026-11-02', 12, 3],
    ]);
  });

  it('name each ad that is published or had visitors, the most viewed first', async () => {
    const { brochures, brochuresCount } = await read(asked);
    expect(
      brochures.map(({ title, status, now, before }) => [title, status, now.views, before.views, before.clicks]),
    ).toEqual([
      ['Two for one', 'PUBLISHED', 20, 10, 0],
      ['Tide Cafe Pty Ltd', 'ARCHIVED', 0, 0, 5],
    ]);
    expect(brochuresCount).toBe(2);
    expect((await read({ from: '2026-06-01', to: '2026-06-07' })).brochures.map(({ title }) => title)).toEqual([
      'Two for one',
    ]);
  });

  it("end today in the zone of most ads, Queensland's without ads", async () => {
    const { database } = server.dependencies;
    const { id } = await makeVendor(database);
    const at = new Date('2026-11-20T15:00:00Z'); // the 21st in Queensland, still the 20th in Perth
    const viewer = {
      accountId: administrator.id,
      role: 'ADMINISTRATOR',
      staffRole: 'ADMINISTRATOR',
      vendorId: null,
    } as const;
    const ends = (vendorDatabaseId: number) =>
      readVendorFigures(makeContext({ database, viewer, clock: { now: () => at } }), { vendorDatabaseId });
    expect(await ends(vendorId)).toMatchObject({ timeZone: 'Australia/Perth', from: '2026-10-22', to: '2026-11-20' });
    expect(await ends(id)).toMatchObject({ timeZone: 'Australia/Brisbane', to: '2026-11-21', brochures: [] });
  });

  it('take as many statements for one ad as for many', async () => {
    const { database } = server.dependencies;
    const few = await countStatements(() => read(asked));
    for (let n = 0; n < 5; n += 1) {
      const { id } = await makeBrochure(database, { vendorId, status: 'PUBLISHED', timeZone: 'Australia/Perth' });
      await happen(id, '2026-11-01', 'PDF_DOWNLOAD');
    }
    const many = await countStatements(() => read(asked));
    expect([few.length, many.length]).toEqual([3, 3]);
  });
});

describe('over GraphQL', () => {
  const ask = (as: Account | null, id: number | null) =>
    askGraphql(server, {
      as,
      query: `query ($id: Int) {
        vendorFigures(vendorDatabaseId: $id, from: "2026-11-01", to: "2026-11-02") { now { views couponRate } }
      }`,
      variables: { id },
    });
  const codesOf = async (as: Account | null, id: number | null) =>
    (await ask(as, id)).errors.map(({ extensions }) => extensions['code']);

  it('administrators read those of every company, a vendor its own', async () => {
    const expected = { vendorFigures: { now: { views: 20, couponRate: 0.2 } } };
    expect((await ask(administrator, vendorId)).data).toEqual(expected);
    expect((await ask(seller, vendorId)).data).toEqual(expected);
    expect((await ask(seller, null)).data).toEqual(expected);
  });

  it('nobody else reads them', async () => {
    expect(await codesOf(null, vendorId)).toEqual(['UNAUTHENTICATED']);
    expect(await codesOf(stranger, vendorId)).toEqual(['FORBIDDEN']);
    expect(await codesOf(administrator, null)).toEqual(['VALIDATION_FAILED']);
    expect(await codesOf(administrator, 2_147_483_647)).toEqual(['NOT_FOUND']);
  });
});
