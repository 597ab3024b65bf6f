import { useRestContract } from '../../test/contracts/useRestContract';
import { Brochure } from '../brochures/Brochure';
import { StatisticEvent } from './StatisticEvent';

const contract = useRestContract();
const url = '/rest/statistics/public';
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
let device = 0;

const tell = (payload: object, as: 'anonymous' | 'vendor' | 'administrator' = 'anonymous', headers = browser) =>
  contract.call('POST', url, as, payload, headers);
const view = (changes: object = {}) => ({
  brochureId: contract.world.landing.id,
  eventCode: 'DETAIL_PAGE_VIEW',
  deviceIdentification: `device ${(device += 1)}`,
  ...changes,
});
const views = async (): Promise<number> => {
  const { database } = contract.server.dependencies;
  return (await database.getRepository(Brochure).findOneByOrFail({ id: contract.world.landing.id })).detailViewsCount;
};

describe('POST /rest/statistics/public', () => {
  it('returns 201 for a counted event, once it is stored', async () => {
    const before = await views();
    const answer = await tell(
      view({ eventDateTime: new Date(Date.now() - 60_000).toISOString(), userIdentification: 'Kim' }),
    );
    expect([answer.statusCode, answer.json()]).toEqual([201, { counted: true }]);
    expect(await views()).toBe(before + 1);
  });

  it.each<[string, object]>([
    ['with the fields that have to be there alone', { deviceIdentification: undefined }],
    ['with nulls for the others', { eventDateTime: null, userIdentification: null }],
    ['from the future', { eventDateTime: '2099-01-01T00:00:00Z' }],
    ['from the past', { eventDateTime: '1999-01-01T00:00:00+10:00' }],
  ])('accepts one %s', async (_what, changes) => {
    const before = new Date();
    expect((await tell(view(changes))).statusCode).toBe(201);
    const { database } = contract.server.dependencies;
    const [last] = await database.getRepository(StatisticEvent).find({ order: { id: 'DESC' }, take: 1 });
    expect(last?.eventDateTime.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it.each<[string, object, 'anonymous' | 'vendor' | 'administrator', typeof browser]>([
    ['a bot', {}, 'anonymous', { 'user-agent': 'curl/8.5.0' }],
    ["the ad's own vendor", {}, 'vendor', browser],
    ['an administrator', {}, 'administrator', browser],
    ['a coupon told of from outside', { eventCode: 'COUPON_REDEEM' }, 'anonymous', browser],
  ])('returns 204 for %s', async (_who, changes, as, headers) => {
    const before = await views();
    expect((await tell(view(changes), as, headers)).statusCode).toBe(204);
    expect(await views()).toBe(before);
  });

  it('returns 204 for a repeat', async () => {
    const once = view();
    expect((await tell(once)).statusCode).toBe(201);
    expect((await tell(once)).statusCode).toBe(204);
  });

  it('accepts the requests of navigator.sendBeacon: a JSON body without our headers', async () => {
    const payload = JSON.stringify(view());
    const headers = { ...browser, 'content-type': 'application/json', 'sec-fetch-mode': 'no-cors' };
    const answer = await contract.server.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(201);
  });

  it.each<[string, object, number, string | undefined]>([
    ['an unknown code', { eventCode: 'DETAIL_VIEW' }, 400, 'eventCode'],
    ['a code of the language’s own', { eventCode: 'constructor' }, 400, 'eventCode'],
    ['no code', { eventCode: undefined }, 422, 'eventCode'],
    ['a code that is no text', { eventCode: ['DETAIL_PAGE_VIEW'] }, 422, 'eventCode'],
    ['no ad', { brochureId: undefined }, 422, 'brochureId'],
    ['an ad that is no number', { brochureId: 'x' }, 422, 'brochureId'],
    ['ad 0', { brochureId: 0 }, 422, 'brochureId'],
    ['a number beyond all', { brochureId: 1e20 }, 422, 'brochureId'],
    ['a time that is none', { eventDateTime: 'yesterday' }, 422, 'eventDateTime'],
    ['an endless device', { deviceIdentification: 'x'.repeat(201) }, 422, 'deviceIdentification'],
    ['an ad that is not there', { brochureId: 2_000_000_000 }, 404, undefined],
  ])('refuses %s', async (_what, changes, status, field) => {
    const answer = await tell(view(changes));
    expect(answer.statusCode).toBe(status);
    if (field) expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field);
  });

  it.each(['archived', 'deleted'] as const)('returns 404 for %s ads', async (ad) => {
    expect((await tell(view({ brochureId: contract.world[ad].id }))).statusCode).toBe(404);
  });

  it.each([
    ['{', 400],
    ['[]', 422],
    ['', 400],
  ])('refuses the body %j', async (payload, status) => {
    const headers = { ...browser, 'content-type': 'application/json' };
    expect((await contract.server.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(status);
  });
});
