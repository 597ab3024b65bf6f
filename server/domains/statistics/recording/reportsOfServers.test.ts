import type { ApiKey } from '../../accounts/api-keys/ApiKey';
import { Brochure } from '../../brochures/Brochure';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeApiKey } from '../../../test/factories/makeApiKey';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeVendor } from '../../../test/factories/makeVendor';
import { nextNumber } from '../../../test/factories/nextNumber';
import { useTestServer } from '../../../test/useTestServer';
import { toGlobalId } from '../../../shared/globalId';
import { StatisticEvent } from '../StatisticEvent';

const server = useTestServer();
const database = () => server.dependencies.database;
const query = `mutation ($input: RecordStatisticEventsInput!) { recordStatisticEvents(input: $input) { events { counted } } }`;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

interface Answer {
  data?: { recordStatisticEvents: { events: { counted: boolean }[] } } | null;
  errors?: { extensions: { code: string; errors?: { field: string }[] } }[];
}

/** As a program does: with its key and its own user agent. */
async function report(authorization: string | null, input: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': 'node', ...(authorization !== null && { authorization }) },
    payload: { query, variables: { input } },
  });
  const { data, errors = [] } = answer.json<Answer>();
  return {
    counted: data?.recordStatisticEvents.events.map(({ counted }) => counted),
    code: errors[0]?.extensions.code,
    fields: errors[0]?.extensions.errors?.map(({ field }) => field),
  };
}

const keyOf = async (values: Partial<ApiKey>, account?: Parameters<typeof makeApiKey>[1]) =>
  makeApiKey(database(), account ?? (await makeAccount(database(), { role: 'ADMINISTRATOR' })), {
    scopes: ['statistics:write'],
    ...values,
  });
const ad = (values: Partial<Brochure> = {}) => makeBrochure(database(), { status: 'PUBLISHED', ...values });
const view = ({ id }: Brochure, deviceIdentification = `visitor ${nextNumber()}`) => ({
  brochureId: toGlobalId('Brochure', id),
  eventCode: 'DETAIL_PAGE_VIEW',
  deviceIdentification,
});
const viewsOf = async ({ id }: Brochure) =>
  (await database().getRepository(Brochure).findOneByOrFail({ id })).detailViewsCount;
const eventsOf = ({ id }: Brochure) => database().getRepository(StatisticEvent).countBy({ brochureId: id });

it('counts the visitors of a program, whose own name is that of a bot, and stores neither login nor browser', async () => {
  const shown = await ad();
  const { authorization } = await keyOf({});
  const events = [view(shown), view(shown), { ...view(shown), visitorUserAgent: firefox }];
  expect((await report(authorization, { events })).counted).toEqual([true, true, true]);
  expect(await viewsOf(shown)).toBe(3);
  const kept = await database().getRepository(StatisticEvent).findBy({ brochureId: shown.id });
  expect(kept.map(({ accountId }) => accountId)).toEqual([null, null, null]);
  expect(JSON.stringify(kept)).not.toMatch(/Firefox|visitor/);
});

it('counts no bots among them, and no repeats of a device', async () => {
  const shown = await ad();
  const { authorization } = await keyOf({ kind: 'PARTNER' });
  const bot = { ...view(shown), visitorUserAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const events = [bot, { ...view(shown), visitorUserAgent: '' }, view(shown, 'same'), view(shown, ' same ')];
  expect((await report(authorization, { events })).counted).toEqual([false, false, true, false]);
  expect((await report((await keyOf({})).authorization, { events: [view(shown, 'same')] })).counted).toEqual([true]);
});

it('does not count what a company reports of its own ads, nor coupons', async () => {
  const vendor = await makeVendor(database());
  const owner = await makeAccount(database(), { role: 'VENDOR', vendorId: vendor.id });
  const { authorization } = await keyOf({}, owner);
  const [own, other] = [await ad({ vendorId: vendor.id }), await ad()];
  const events = [view(own), view(other), { ...view(other), eventCode: 'COUPON_PURCHASE' }];
  expect((await report(authorization, { events })).counted).toEqual([false, true, false]);
});

it('keeps a report once, however often and at once it is sent', async () => {
  const shown = await ad();
  const { authorization } = await keyOf({});
  const input = { idempotencyKey: `report-${nextNumber()}`, events: [view(shown), view(shown)] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => report(authorization, input)));
  expect(answers.map(({ counted }) => counted)).toEqual(answers.map(() => [true, true]));
  expect([await viewsOf(shown), await eventsOf(shown)]).toEqual([2, 2]);
  const others = { ...input, events: [view(shown)] };
  expect((await report(authorization, others)).code).toBe('CONFLICT');
  // another program may use the same text
  expect((await report((await keyOf({})).authorization, others)).counted).toEqual([true]);
});

it('takes up to 500 events, and ads that are gone among them', async () => {
  const shown = await ad();
  const gone = await ad({ status: 'ARCHIVED' });
  const { authorization } = await keyOf({});
  const events = [view(gone), ...Array.from({ length: 499 }, () => view(shown))];
  const input = { idempotencyKey: `report-${nextNumber()}`, events };
  expect((await report(authorization, input)).counted?.filter(Boolean)).toHaveLength(499);
  expect((await report(authorization, input)).counted?.[0]).toBe(false);
  expect(await viewsOf(shown)).toBe(499);
  const tooMany = await report(authorization, { events: [...events, view(shown)] });
  expect(tooMany).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['events'] });
});

it('refuses keys without the scope, a missing device, and what only keys may send', async () => {
  const shown = await ad();
  const { authorization } = await keyOf({});
  const other = await keyOf({ scopes: ['brochures:read', 'statistics:read'] });
  expect((await report(other.authorization, { events: [view(shown)] })).code).toBe('FORBIDDEN');
  const unknown = await report(authorization, { events: [view(shown), { ...view(shown), deviceIdentification: ' ' }] });
  expect(unknown).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['events.1.deviceIdentification'] });
  const visitor = { idempotencyKey: 'report-1234', events: [{ ...view(shown), visitorUserAgent: firefox }] };
  expect(await report(null, visitor)).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: ['idempotencyKey', 'events.0.visitorUserAgent'],
  });
  expect(await eventsOf(shown)).toBe(0);
});

it('takes single events on REST', async () => {
  const shown = await ad();
  const { authorization } = await keyOf({});
  const send = (body: object) =>
    server.app.inject({
      ...{ method: 'POST', url: '/rest/statistics/public', headers: { authorization, 'user-agent': 'node' } },
      payload: { brochureId: shown.id, eventCode: 'DETAIL_PAGE_VIEW', ...body },
    });
  expect((await send({ deviceIdentification: 'a', visitorUserAgent: firefox })).statusCode).toBe(201);
  expect((await send({ deviceIdentification: 'a' })).statusCode).toBe(204);
  const missing = await send({});
  expect([missing.statusCode, missing.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([
    422,
    'deviceIdentification',
  ]);
});
