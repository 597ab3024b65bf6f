import { askGraphql } from '../../../test/askGraphql';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeContractWorld, type ContractWorld } from '../../../test/contracts/makeContractWorld';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { StatisticEvent } from '../StatisticEvent';
import type { StatisticEventCode } from '../StatisticEventCode';

const server = useTestServer();
let world: ContractWorld;

const happen = async (time: string, eventCode: StatisticEventCode, counted = true): Promise<void> => {
  const { database } = server.dependencies;
  const event = { brochureId: world.landing.id, eventDateTime: new Date(time), eventCode, counted };
  await database.getRepository(StatisticEvent).insert(event);
};

beforeAll(async () => {
  world = await makeContractWorld(server.dependencies.database);
  const brochures = server.dependencies.database.getRepository(Brochure);
  await brochures.update({ id: world.landing.id }, { timeZone: 'Australia/Sydney' });
  await happen('2026-10-31T12:59:59Z', 'DETAIL_PAGE_VIEW'); // 31 October, 23:59 in Sydney
  await happen('2026-10-31T13:00:00Z', 'DETAIL_PAGE_VIEW'); // 1 November
  await happen('2026-11-01T05:00:00Z', 'DETAIL_PAGE_VIEW');
  await happen('2026-11-01T05:00:00Z', 'DETAIL_PAGE_VIEW', false);
  await happen('2026-11-01T05:00:00Z', 'PHONE_CLICK');
  await happen('2026-11-03T12:59:59Z', 'WEBSITE_CLICK'); // 3 November
  await happen('2026-11-03T13:00:00Z', 'WEBSITE_CLICK'); // 4 November
});

const ask = (as: Account | null, args = '(from: "2026-11-01", to: "2026-11-03")', selection = 'from to') =>
  askGraphql(server, {
    as,
    query: `{ brochure(databaseId: ${world.landing.id}) { statistics${args} { ${selection} } } }`,
  });

describe('the statistics of an ad', () => {
  it('are counted by day, in its own time zone, and by code', async () => {
    const selection = 'from to totals { eventCode count } days { day totals { eventCode count } }';
    const { data, errors } = await ask(world.seller, undefined, selection);
    expect(errors).toEqual([]);
    const views = (count: number) => ({ eventCode: 'DETAIL_PAGE_VIEW', count });
    expect(data).toEqual({
      brochure: {
        statistics: {
          from: '2026-11-01',
          to: '2026-11-03',
          totals: [
            views(2),
            { eventCode: 'WEBSITE_CLICK', count: 1 },
            { eventCode: 'PHONE_CLICK', count: 1 },
            ...['EMAIL_CLICK', 'DIRECTIONS_CLICK', 'QR_SCAN', 'PDF_DOWNLOAD', 'COUPON_PURCHASE', 'COUPON_REDEEM'].map(
              (eventCode) => ({ eventCode, count: 0 }),
            ),
          ],
          days: [
            { day: '2026-11-01', totals: [views(2), { eventCode: 'PHONE_CLICK', count: 1 }] },
            { day: '2026-11-02', totals: [] },
            { day: '2026-11-03', totals: [{ eventCode: 'WEBSITE_CLICK', count: 1 }] },
          ],
        },
      },
    });
  });

  it('cover the last 30 days by default', async () => {
    const { data } = await ask(world.administrator, '', 'days { day }');
    const { statistics } = (data as { brochure: { statistics: { days: object[] } } }).brochure;
    expect(statistics.days).toHaveLength(30);
  });

  it.each<[string, () => Account | null | Promise<Account>, string | undefined]>([
    ['nobody who is not signed in', () => null, 'UNAUTHENTICATED'],
    ['no other vendor', () => makeAccount(server.dependencies.database, { role: 'VENDOR' }), 'FORBIDDEN'],
    ['the own vendor', () => world.seller, undefined],
    ['an administrator', () => world.administrator, undefined],
  ])('are readable for %s', async (_who, account, code) => {
    const { data, errors } = await ask(await account());
    expect(errors[0]?.extensions['code']).toBe(code);
    expect(data).toEqual({
      brochure: { statistics: code === undefined ? { from: '2026-11-01', to: '2026-11-03' } : null },
    });
  });

  it('refuse an invalid range', async () => {
    const { errors } = await ask(world.administrator, '(from: "2026-11-02", to: "2026-11-01")');
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'from' }] });
  });

  it('cost one statement for a whole list', async () => {
    const query = `{ brochures(filter: { types: [LP_AD, CP_AD] }) { edges { node { statistics { totals { count } } } } } }`;
    const plain = '{ brochures(filter: { types: [LP_AD, CP_AD] }) { edges { node { databaseId } } } }';
    const count = (each: string) => countStatements(() => askGraphql(server, { as: world.administrator, query: each }));
    expect((await count(query)).length - (await count(plain)).length).toBe(1);
  });
});
