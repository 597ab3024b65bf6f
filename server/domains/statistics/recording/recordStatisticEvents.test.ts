import { createDataSource } from '../../../app/database/createDataSource';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { recordStatisticEvents } from './recordStatisticEvents';
import type { ReportedEvent } from './ReportedEvent';
import { StatisticEvent } from '../StatisticEvent';
import { StatisticEventCode } from '../StatisticEventCode';

const test = useTestDatabase();
const published = { status: 'PUBLISHED' } as const;
const now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };

const record = (events: ReportedEvent[], changes: Partial<RequestContext> = {}) =>
  recordStatisticEvents(makeContext({ database: test.database, clock, ...changes }), { events });
const view = (
  brochureId: number,
  deviceIdentification: string,
  changes: Partial<ReportedEvent> = {},
): ReportedEvent => ({
  brochureId,
  eventCode: StatisticEventCode.DETAIL_PAGE_VIEW,
  deviceIdentification,
  ...changes,
});
const viewsOf = async (id: number): Promise<number> =>
  (await test.database.getRepository(Brochure).findOneByOrFail({ id })).detailViewsCount;
const eventsOf = (brochureId: number): Promise<StatisticEvent[]> =>
  test.database.getRepository(StatisticEvent).find({ where: { brochureId }, order: { id: 'ASC' } });

describe('recordStatisticEvents', () => {
  it('stores events and raises the view counter', async () => {
    const { id } = await makeBrochure(test.database, published);
    const answer = await record([view(id, 'one'), view(id, 'one', { eventCode: 'WEBSITE_CLICK' }), view(id, 'two')]);
    expect(answer).toEqual([1, 2, 3].map(() => ({ brochureId: id, counted: true })));
    expect(await viewsOf(id)).toBe(2);
    const [first, ...others] = await eventsOf(id);
    expect(first).toMatchObject({ eventCode: 'DETAIL_PAGE_VIEW', eventDateTime: now, accountId: null, counted: true });
    expect(first?.deviceHash).not.toContain('one');
    expect(others.map(({ eventCode }) => eventCode)).toEqual(['WEBSITE_CLICK', 'DETAIL_PAGE_VIEW']);
  });

  it('accepts every code of the list', async () => {
    const { id } = await makeBrochure(test.database, published);
    const codes = Object.values(StatisticEventCode);
    await record(codes.map((eventCode) => view(id, 'one', { eventCode })));
    expect((await eventsOf(id)).map(({ eventCode }) => eventCode)).toEqual(codes);
  });

  it('counts one view per device and ad in 30 minutes, across batches and inside one', async () => {
    const { id } = await makeBrochure(test.database, published);
    const other = await makeBrochure(test.database, published);
    const minutesAgo = (minutes: number) => ({ eventDateTime: new Date(now.getTime() - minutes * 60_000) });
    const first = await record([
      view(id, 'one', minutesAgo(45)),
      view(id, 'one', minutesAgo(40)),
      view(other.id, 'one', minutesAgo(40)),
    ]);
    const second = await record([view(id, 'one', minutesAgo(20)), view(id, 'one', minutesAgo(10)), view(id, 'two')]);
    expect(first.map(({ counted }) => counted)).toEqual([true, false, true]);
    expect(second.map(({ counted }) => counted)).toEqual([false, true, true]);
    expect([await viewsOf(id), await viewsOf(other.id)]).toEqual([3, 1]);
    expect(await eventsOf(id)).toHaveLength(5);
  });

  it.each([
    ['a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['who does not say what it is', { userAgent: null }],
    [
      'an administrator',
      { viewer: { accountId: 1, role: 'ADMINISTRATOR' as const, staffRole: 'ADMINISTRATOR' as const, vendorId: null } },
    ],
  ])('stores the events of %s, but does not count them', async (_who, caller) => {
    const { id } = await makeBrochure(test.database, published);
    const answer = await record([view(id, 'one'), view(id, 'one', { eventCode: 'PHONE_CLICK' })], caller);
    expect(answer.map(({ counted }) => counted)).toEqual([false, false]);
    expect(await viewsOf(id)).toBe(0);
    expect((await eventsOf(id)).map(({ counted }) => counted)).toEqual([false, false]);
  });

  it("does not count the ad's own vendor, but any other", async () => {
    const vendor = await makeVendor(test.database);
    const account = await makeAccount(test.database, { role: 'VENDOR', vendorId: vendor.id });
    const own = await makeBrochure(test.database, { ...published, vendorId: vendor.id });
    const ownerless = await makeBrochure(test.database, published);
    const answer = await record([view(own.id, 'one'), view(ownerless.id, 'one')], { viewer: viewerOf(account) });
    expect(answer.map(({ counted }) => counted)).toEqual([false, true]);
    expect((await eventsOf(own.id)).map(({ accountId }) => accountId)).toEqual([account.id]);
  });

  it('does not count coupon events from outside: the site counts its own', async () => {
    const { id } = await makeBrochure(test.database, published);
    const answer = await record([
      view(id, 'one', { eventCode: 'COUPON_PURCHASE' }),
      view(id, 'one', { eventCode: 'COUPON_REDEEM' }),
    ]);
    expect(answer.map(({ counted }) => counted)).toEqual([false, false]);
  });

  it('stores nothing for ads that no visitor sees, and stores the other events', async () => {
    const { id } = await makeBrochure(test.database, published);
    const archived = await makeBrochure(test.database, { status: 'ARCHIVED' });
    const deleted = await makeBrochure(test.database, { ...published, recordStatus: false, deletedAt: now });
    const answer = await record([archived.id, 2_000_000_000, deleted.id, id].map((each) => view(each, 'one')));
    expect(answer.map(({ brochureId }) => brochureId)).toEqual([null, null, null, id]);
    expect([await eventsOf(archived.id), await eventsOf(deleted.id)]).toEqual([[], []]);
    expect(await viewsOf(id)).toBe(1);
  });

  it("does not change the ad's time of last change", async () => {
    const { id, updatedAt, version } = await makeBrochure(test.database, published);
    await record([view(id, 'one')]);
    const brochure = await test.database.getRepository(Brochure).findOneByOrFail({ id });
    expect([brochure.updatedAt, brochure.version]).toEqual([updatedAt, version]);
  });

  it('writes the events of many callers in a few statements, and counts each device once', async () => {
    const { id } = await makeBrochure(test.database, published);
    const other = await makeBrochure(test.database, published);
    const calls = Array.from(
      { length: 300 },
      (_, i) => () => record([view(id, `device ${i % 100}`), view(other.id, `device ${i % 50}`)]),
    );
    const statements = await countStatements(() => Promise.all(calls.map((call) => call())));
    expect(statements.length).toBeLessThanOrEqual(10);
    expect([await viewsOf(id), await viewsOf(other.id)]).toEqual([100, 50]);
    expect(await eventsOf(id)).toHaveLength(300);
  });

  it('counts each device once when two servers record it at the same time', async () => {
    const { id } = await makeBrochure(test.database, published);
    const elsewhere = await createDataSource({ url: test.url, poolSize: 2 }).initialize();
    try {
      const rounds = Array.from({ length: 10 }, (_, i) => `device ${i}`);
      for (const device of rounds) {
        await Promise.all([record([view(id, device)]), record([view(id, device)], { database: elsewhere })]);
      }
      expect(await viewsOf(id)).toBe(10);
    } finally {
      await elsewhere.destroy();
    }
  });

  it('continues after a batch that could not be written', async () => {
    const { id } = await makeBrochure(test.database, published);
    const broken = { ...view(id, 'one'), eventCode: 'NO_SUCH_CODE' as StatisticEventCode };
    await expect(record([broken])).rejects.toThrow('statistic_events_event_code_check');
    await expect(record([view(id, 'one')])).resolves.toEqual([{ brochureId: id, counted: true }]);
  });
});
