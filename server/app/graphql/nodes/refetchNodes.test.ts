import { randomBytes } from 'node:crypto';
import { isInterfaceType } from 'graphql';
import type { DataSource } from 'typeorm';
import { inviteVendor } from '../../../domains/invitations/inviting/inviteVendor';
import { purchaseCoupon } from '../../../domains/purchases/buying/purchaseCoupon';
import { PrintedMap } from '../../../domains/printed-maps/PrintedMap';
import { makePrintLayout } from '../../../test/factories/makePrintLayout';
import { recordDataBreach } from '../../../domains/retention/data-breaches/recordDataBreach';
import { newPrivacyRequest } from '../../../domains/retention/privacy-requests/newPrivacyRequest';
import { StreetImport } from '../../../domains/integrations/street-import/StreetImport';
import { StreetIndexEntry } from '../../../domains/street-index/StreetIndexEntry';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { MailOptOut } from '../../../platform/mailer/opt-outs/MailOptOut';
import { keepJobRuns } from '../../../platform/jobs/keepJobRuns';
import { toGlobalId } from '../../../shared/globalId';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeBulkJob } from '../../../test/factories/makeBulkJob';
import { makeBrochureImport } from '../../../test/factories/makeBrochureImport';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeEnquiry } from '../../../test/factories/makeEnquiry';
import { makeOutgoingMail } from '../../../test/factories/makeOutgoingMail';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestServer } from '../../../test/useTestServer';
import { buildGraphqlSchema } from '../buildGraphqlSchema';

const server = useTestServer();
const schema = buildGraphqlSchema();
const node = schema.getType('Node');
const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];

/** Creates one row of each Node type. A new type needs a line here. */
const makers: Record<string, (database: DataSource) => Promise<unknown>> = {
  Account: (database) => makeAccount(database),
  Asset: async (database) =>
    makeAsset(database, { brochureId: (await makeBrochure(database, { status: 'PUBLISHED' })).id }),
  AuditLogEntry: (database) =>
    recordAudit(database.manager, makeContext({ database }), [
      { action: 'updateBrochure', entityType: 'Brochure', entityId: 1, before: null, after: null },
    ]),
  Brochure: (database) => makeBrochure(database, { status: 'PUBLISHED' }),
  BrochureImport: async (database) => makeBrochureImport(database, { createdById: (await makeAccount(database)).id }),
  Category: (database) => makeCategory(database),
  CouponPurchase: async (database) => {
    const { id: brochureId } = await makeCouponAd(database);
    await purchaseCoupon(makeContext({ database }), { brochureId, name: 'Pat', email: 'pat@people.example' });
  },
  DataBreach: async (database) => {
    const viewer = viewerOf(await makeAccount(database));
    const discoveredOn = new Date().toISOString().slice(0, 10);
    const breach = { title: 'A lost list', description: 'A list.', peopleCount: null, discoveredOn };
    await recordDataBreach(makeContext({ database, viewer }), breach);
  },
  Enquiry: (database) => makeEnquiry(database),
  JobRun: (database) => keepJobRuns(database).known([{ name: 'count-sheep' }]),
  BulkJob: async (database) => {
    const createdById = (await makeAccount(database)).id;
    return makeBulkJob(database, { createdById, brochureId: (await makeBrochure(database)).id });
  },
  MapArea: (database) => makeMapArea(database),
  MailOptOut: (database) => optOut(database),
  OutgoingMail: (database) => makeOutgoingMail(database),
  PrivacyRequest: async (database) => {
    const given = {
      kind: 'ACCESS',
      channel: 'MAIL',
      email: `pat-${nextNumber()}@people.example`,
      receivedAt: new Date(),
    } as const;
    await newPrivacyRequest(database.manager, given);
  },
  PrintLayout: async (database) => {
    const { id: mapAreaId } = await makeMapArea(database);
    await makePrintLayout(database, { mapAreaId, savedById: (await makeAccount(database)).id });
  },
  PrintedMap: async (database) => {
    const { id: mapAreaId } = await makeMapArea(database);
    const format = { paper: 'A4' as const, orientation: 'LANDSCAPE' as const, state: 'WAITING' as const };
    await database.getRepository(PrintedMap).insert({ mapAreaId, ...format });
  },
  StreetImport: async (database) => {
    const { id: mapAreaId } = await makeMapArea(database);
    await database.getRepository(StreetImport).insert({
      ...{ mapAreaId, state: 'WAITING', dryRun: true, kind: 'STREET', format: 'CSV', files: ['a'.repeat(64)] },
      ...{ sourceName: 'x', attribution: 'x', licence: 'x', requestedAt: new Date() },
    });
  },
  StreetIndexEntry: async (database) => {
    const { id: mapAreaId } = await makeMapArea(database);
    const square = { coordinateX: 'A', coordinateY: '1', latitude: -26.4, longitude: 153.1 };
    await database.getRepository(StreetIndexEntry).insert({ mapAreaId, streetName: 'Bay Road', ...square });
  },
  Vendor: (database) => makeVendor(database),
  VendorInvitation: async (database) => {
    const viewer = viewerOf(await makeAccount(database));
    const vendor = await makeVendor(database);
    const { id: brochureId } = await makeBrochure(database, { vendorId: vendor.id });
    await inviteVendor(makeContext({ database, viewer }), { email: 'new@people.example', brochureId });
  },
};

async function optOut(database: DataSource): Promise<void> {
  await database
    .getRepository(MailOptOut)
    .insert({ recipientHash: randomBytes(32).toString('hex'), optedOutAt: new Date() });
}

it('knows every Node type', () => {
  expect(Object.keys(makers).sort()).toEqual([...types].sort());
});

async function makeOne(type: string): Promise<string> {
  const { database } = server.dependencies;
  await makers[type]?.(database);
  const [row] = await database.getRepository(type).find({ take: 1, order: { id: 'DESC' } });
  return toGlobalId(type, Number(row?.['id']));
}

it.each(types)('%s is fetched again by the id that it returned', async (type) => {
  const administrator = await makeAccount(server.dependencies.database);
  const id = await makeOne(type);
  const question = { query: `{ node(id: "${id}") { __typename id } }`, as: administrator };
  expect(await askGraphql(server, question)).toMatchObject({ errors: [], data: { node: { __typename: type, id } } });
});

/** Types that everyone may see. The rest is for administrators and owners: a vendor is visible through its ads only. */
const publicTypes = ['Asset', 'Brochure', 'Category', 'MapArea', 'StreetIndexEntry'];

it.each(types)('%s is visible to visitors and foreign vendors only if it is public', async (type) => {
  const stranger = await makeAccount(server.dependencies.database, { role: 'VENDOR' });
  const id = await makeOne(type);
  const seen = publicTypes.includes(type) ? { __typename: type } : null;
  for (const as of [null, stranger]) {
    const { data, errors } = await askGraphql(server, { query: `{ node(id: "${id}") { __typename } }`, as });
    expect({ data, errors }).toEqual({ data: { node: seen }, errors: [] });
  }
});
