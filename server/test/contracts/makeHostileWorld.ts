import { SavedView } from '../../domains/staff/saved-views/SavedView';
import { ImportProfile } from '../../domains/integrations/brochure-import/mapping/ImportProfile';
import { Account } from '../../domains/accounts/Account';
import { PasswordReset } from '../../domains/accounts/passwords/PasswordReset';
import { AccountSession } from '../../domains/accounts/sessions/AccountSession';
import { makeRefreshToken } from '../../domains/accounts/sessions/refreshTokens';
import { VendorViewing } from '../../domains/accounts/viewings/VendorViewing';
import { BuyerLink } from '../../domains/purchases/buyer-access/BuyerLink';
import { confirmTokenOf, couponTokenOf } from '../../domains/purchases/couponTokens';
import { nameOfList } from '../../domains/purchases/redemption/offline/offlineList';
import { DataBreach } from '../../domains/retention/data-breaches/DataBreach';
import { dataTokenOf } from '../../domains/retention/own-data/dataTokens';
import { newPrivacyRequest } from '../../domains/retention/privacy-requests/newPrivacyRequest';
import { addressTokenOf, requestTokenOf } from '../../domains/retention/privacy-requests/requestTokens';
import { SiteSettingsVersionRow } from '../../domains/site-settings/history/SiteSettingsVersionRow';
import { LegalDraftRow } from '../../domains/site-settings/legal/LegalDraftRow';
import { StreetFile } from '../../domains/integrations/street-import/files/StreetFile';
import { StreetImport } from '../../domains/integrations/street-import/StreetImport';
import { PrintedMap } from '../../domains/printed-maps/PrintedMap';
import { computeSha256 } from '../../platform/file-store/computeSha256';
import { BrochureRevision } from '../../domains/brochures/revisions/BrochureRevision';
import { BrochureUndo } from '../../domains/brochures/undo/BrochureUndo';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { purchaseCoupon } from '../../domains/purchases/buying/purchaseCoupon';
import { ArchiveRequest } from '../../domains/reviews/archive-requests/ArchiveRequest';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { WebhookDelivery } from '../../domains/webhooks/WebhookDelivery';
import { WebhookEvent } from '../../domains/webhooks/WebhookEvent';
import { VendorInvitation } from '../../domains/invitations/VendorInvitation';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { JobRun } from '../../platform/jobs/JobRun';
import { keepJobRuns } from '../../platform/jobs/keepJobRuns';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { recipientHashOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { newDid } from '../../shared/did';
import { toGlobalId } from '../../shared/globalId';
import { hashSecretToken } from '../../shared/secret-tokens/hashSecretToken';
import { makeApiKey } from '../factories/makeApiKey';
import { makeAccount } from '../factories/makeAccount';
import { makeAsset } from '../factories/makeAsset';
import { makeBrochure } from '../factories/makeBrochure';
import { makeBrochureImport } from '../factories/makeBrochureImport';
import { makeBulkJob } from '../factories/makeBulkJob';
import { makeCategory } from '../factories/makeCategory';
import { makeCouponAd } from '../factories/makeCouponAd';
import { makeEnquiry } from '../factories/makeEnquiry';
import { makeFollow } from '../factories/makeFollow';
import { makeOutgoingMail } from '../factories/makeOutgoingMail';
import { makePrintLayout } from '../factories/makePrintLayout';
import { makeMapArea } from '../factories/makeMapArea';
import { makeVendor } from '../factories/makeVendor';
import { makeWebhook } from '../factories/makeWebhook';
import { makeContext } from '../makeContext';
import { makeAtdw } from './makeAtdw';
import { makeConnections } from './makeConnections';
import { makeFactors } from './makeFactors';
import type { TestServer } from '../useTestServer';

const hour = 3_600_000;

/** Creates one record of every kind, so that each operation has an accepted input. */
export async function makeHostileWorld(server: TestServer) {
  const { dependencies } = server;
  const { database } = dependencies;
  const administrator = await makeAccount(database);
  const vendor = await makeVendor(database, { contactEmail: 'owner@tide.example' });
  const seller = await makeAccount(database, { role: 'VENDOR', vendorId: vendor.id });
  const area = await makeMapArea(database);
  const category = await makeCategory(database);
  const subCategory = await makeCategory(database, { parentId: category.id });
  const own = { vendorId: vendor.id, categoryId: category.id };
  const draft = await makeBrochure(database, own);
  const assets = [
    await makeAsset(database, { brochureId: draft.id, sortOrder: 1 }),
    await makeAsset(database, { brochureId: draft.id, sortOrder: 2 }),
  ] as const;
  const live = await makeBrochure(database, { ...own, status: 'PUBLISHED' });
  const liveAsset = await makeAsset(database, { brochureId: live.id });
  await database.getRepository(BrochureRevision).insert({
    ...{ brochureId: live.id, state: 'WAITING', changes: {}, submittedAt: new Date() },
    assetChanges: { sortOrders: {}, removed: [liveAsset.did], altTexts: {} },
  });
  const archived = await makeBrochure(database, { ...own, status: 'ARCHIVED' });
  const wasPending = { status: 'PENDING_REVIEW', archiveReason: null, archivedAt: null };
  await database
    .getRepository(BrochureUndo)
    .insert({ brochureId: archived.id, action: 'archiveBrochure', before: wasPending, version: archived.version });
  const deleted = await makeBrochure(database, { ...own, recordStatus: false, deletedAt: new Date() });
  const coupon = await makeCouponAd(database, own);
  const unsent = await makeBrochure(database, { ...own, submittedAt: null });
  await makeAsset(database, { brochureId: unsent.id });
  const draftCoupon = await makeCouponAd(database, { ...own, status: 'PENDING_REVIEW' });
  await database
    .getRepository(ArchiveRequest)
    .insert({ brochureId: coupon.id, state: 'WAITING', reason: 'The shop moves.', requestedAt: new Date() });
  const square = { coordinateX: 'A', coordinateY: '1', latitude: -26.4, longitude: 153.1 };
  const streets = database.getRepository(StreetIndexEntry);
  const street = await streets.save(streets.create({ mapAreaId: area.id, streetName: 'Bay Road', ...square }));
  const buyer = { name: 'Pat', email: 'pat@people.example', idempotencyKey: `key-of-${coupon.did}` };
  await purchaseCoupon(makeContext({ database }), { brochureId: coupon.id, ...buyer });
  const purchase = await database.getRepository(CouponPurchase).findOneByOrFail({ brochureId: coupon.id });
  await purchaseCoupon(makeContext({ database }), {
    ...{ brochureId: coupon.id, name: 'Kim Tran', email: 'redeemed@people.example' },
  });
  const coupons = database.getRepository(CouponPurchase);
  const ofKim = { email: 'redeemed@people.example', brochureId: coupon.id };
  await coupons.update(ofKim, { redeemedAt: new Date(), redeemedById: seller.id });
  const redeemed = await coupons.findOneByOrFail(ofKim);
  const purchases = { perEmail: 1, perNetwork: 100, heldAfter: 0 };
  const held = await purchaseCoupon(makeContext({ database, purchases }), {
    ...{ brochureId: coupon.id, name: 'Lee Nguyen', email: 'held@people.example' },
  });
  if (held.kind !== 'PURCHASED') throw new Error(held.message);

  const now = Date.now();
  const link = { email: `invited-${vendor.id}@people.example`, token: `invitation-of-${vendor.id}` };
  await database.getRepository(VendorInvitation).insert({
    ...{ did: newDid(), email: link.email, tokenHash: hashSecretToken(link.token), vendorId: vendor.id },
    ...{ createdAt: new Date(now), sentAt: new Date(now), expiresAt: new Date(now + hour), sentCount: 1 },
  });
  const staffLink = { email: `staff-${vendor.id}@people.example`, token: `staff-invitation-of-${vendor.id}` };
  await database.getRepository(VendorInvitation).insert({
    ...{ did: newDid(), email: staffLink.email, tokenHash: hashSecretToken(staffLink.token), vendorId: null },
    ...{ staffRole: 'READER', invitedById: administrator.id },
    ...{ createdAt: new Date(now), sentAt: new Date(now), expiresAt: new Date(now + hour), sentCount: 1 },
  });
  const invitation = await database
    .getRepository(VendorInvitation)
    .findOneByOrFail({ tokenHash: hashSecretToken(link.token) });
  const reset = `reset-of-${seller.id}`;
  await database.getRepository(PasswordReset).insert({
    ...{ accountId: seller.id, tokenHash: hashSecretToken(reset) },
    ...{ createdAt: new Date(now), expiresAt: new Date(now + hour) },
  });
  const buyerLinks = { mailed: `mailed-${coupon.did}`, open: `open-${coupon.did}` };
  await database.getRepository(BuyerLink).insert(
    Object.entries(buyerLinks).map(([name, token]) => ({
      ...{ email: buyer.email, tokenHash: hashSecretToken(token), isOpen: name === 'open' },
      ...{ createdAt: new Date(now), expiresAt: new Date(now + hour) },
    })),
  );
  const asker = `asker-${coupon.did.toLowerCase()}@people.example`;
  const received = { kind: 'ACCESS', channel: 'MAIL', email: asker, receivedAt: new Date(now) } as const;
  const privacyRequest = await newPrivacyRequest(database.manager, received);
  const moving = await newPrivacyRequest(database.manager, {
    ...{
      kind: 'CORRECTION',
      channel: 'SITE',
      email: asker,
      newEmail: 'pat@new.example',
      receivedAt: new Date(now),
    },
  });
  const breaches = database.getRepository(DataBreach);
  const breach = (values: Partial<DataBreach>) =>
    breaches.save({
      ...{ did: newDid(), title: 'A lost list', description: 'A list.', state: 'ASSESSING', recordedAt: new Date(now) },
      ...{ discoveredAt: new Date(now - 48 * hour), dueAt: new Date(now + hour), ...values },
    });
  const newBreach = await breach({});
  const seriousBreach = await breach({ state: 'TO_NOTIFY', assessedAt: new Date(now), assessment: 'Addresses.' });
  const { identitySecret } = dependencies.config;
  const privacyTokens = {
    request: requestTokenOf(identitySecret, privacyRequest.did),
    address: addressTokenOf(identitySecret, moving.did),
    document: dataTokenOf(
      identitySecret,
      { holder: 'request', id: privacyRequest.id, administratorId: administrator.id },
      new Date(now + hour),
    ),
  };
  await keepJobRuns(database).known([{ name: 'count-sheep', schedule: { cron: '0 3 * * *', timeZone: 'UTC' } }]);
  const job = await database.getRepository(JobRun).findOneByOrFail({ name: 'count-sheep' });
  // `save`, because a test may make two worlds; the number is far from those that operations make
  const byAdministrator = { changedAt: new Date(), changedById: administrator.id };
  await database
    .getRepository(SiteSettingsVersionRow)
    .save({ version: 900, values: { name: 'Noosa Deals' }, ...byAdministrator });
  await database
    .getRepository(LegalDraftRow)
    .save({ kind: 'TERMS', text: '# Agreement\n\nWe agree.', version: 1, ...byAdministrator });
  const enquiry = await makeEnquiry(database);
  const application = await makeEnquiry(database, {
    ...{ kind: 'ADVERTISE', companyName: `Applicant ${newDid()}`, abn: '53004085616', termsVersion: '2024-04-28' },
  });
  const follow = await makeFollow(database);
  const mail = await makeOutgoingMail(database, { state: 'FAILED' });
  const optOuts = database.getRepository(MailOptOut);
  const recipientHash = recipientHashOf(dependencies.config.identitySecret, `left-alone-${vendor.id}@people.example`);
  const optOut = await optOuts.save(optOuts.create({ recipientHash, optedOutAt: new Date(now) }));
  const printLayout = await makePrintLayout(database, { mapAreaId: area.id, savedById: administrator.id });
  const printedMap = await database
    .getRepository(PrintedMap)
    .save({ mapAreaId: area.id, paper: 'A3', orientation: 'LANDSCAPE', state: 'WAITING' });
  const streetFile = computeSha256(Buffer.from(newDid()));
  await database.getRepository(StreetFile).insert({ sha256: streetFile, byteSize: 1, uploadedAt: new Date(now) });
  await database.getRepository(StreetImport).insert({
    ...{ mapAreaId: area.id, state: 'FAILED', dryRun: true, kind: 'STREET', format: 'CSV', files: [streetFile] },
    ...{ sourceName: 'streets.csv', attribution: '© Somebody', licence: 'CC BY 4.0', requestedAt: new Date(now) },
  });
  const atdwRun = await makeAtdw(server, administrator);
  const brochureImport = await makeBrochureImport(database, { state: 'CHECKED', createdById: administrator.id });
  await database.getRepository(ImportProfile).save({
    ...{ name: 'Register of Perth', updatedAt: new Date(now), mapping: { columns: [], values: [] } },
  });
  await database.getRepository(SavedView).save({
    ...{ accountId: administrator.id, list: 'NORMAL', name: 'Kept', query: 'q=tern', isShared: true },
  });
  const entry = await database.getRepository(AuditLogEntry).save({
    ...{ happenedAt: new Date(now), actorRole: 'SYSTEM' as const, action: 'updateBrochure', entityType: 'Brochure' },
    ...{ entityId: draft.id, before: { parkingInfo: 'In the street' }, after: { parkingInfo: null } },
  });
  const entryOfArea = await database.getRepository(AuditLogEntry).save({
    ...{ happenedAt: new Date(now), actorRole: 'SYSTEM' as const, action: 'updateMapArea', entityType: 'MapArea' },
    ...{ entityId: area.id, before: { name: 'The old town' }, after: { name: area.name } },
  });
  const ofJob = { createdById: administrator.id, brochureId: draft.id };
  const bulkJob = await makeBulkJob(database, ofJob);
  const doneBulkJob = await makeBulkJob(database, { ...ofJob, state: 'DONE', startedAt: new Date(now) });
  const seenAt = new Date(dependencies.clock.now().getTime() - hour);
  await database.getRepository(VendorViewing).save({
    ...{ administratorId: administrator.id, accountId: seller.id, reason: 'A question by mail' },
    ...{ startedAt: seenAt, endsAt: seenAt, lastPage: null },
  });
  const session = await database.getRepository(AccountSession).save({
    ...{ did: newDid(), accountId: seller.id, tokenVersion: seller.tokenVersion, generation: 0 },
    ...{ device: 'Chrome on Android', renewedAt: new Date(now), expiresAt: new Date(now + hour) },
  });
  const { key: apiKey } = await makeApiKey(database, seller);
  const { webhook } = await makeWebhook(database, seller, { identitySecret });
  const webhookMessage = `msg_of_${webhook.did}`;
  const event = await database.getRepository(WebhookEvent).save({
    ...{ messageId: webhookMessage, type: 'coupon.sold', vendorId: vendor.id, occurredAt: new Date(now) },
    data: { brochureId: coupon.id },
  });
  await database.getRepository(WebhookDelivery).insert({
    ...{ subscriptionId: webhook.id, eventId: event.id, state: 'DELIVERED', attempts: 1, attemptedAt: new Date(now) },
    ...{ responseStatus: 200, responseBody: 'Thanks.', durationMs: 12 },
  });
  const accounts = { administrator, seller, other: await makeAccount(database, { role: 'VENDOR' }) };
  const reader = await makeAccount(database, { staffRole: 'READER' });
  const factors = await makeFactors(server, accounts);
  const connections = await makeConnections(server, accounts);
  return {
    ...accounts,
    ...{ vendor, area, emptyArea: await makeMapArea(database), category, subCategory, street, purchase, redeemed },
    ...{ reader, staffLink },
    ...{ link, invitation, reset, session, factors, connections, apiKey, webhook, webhookMessage },
    ...{ buyer, buyerLinks },
    ...{ printedMap, printLayout, streetFile, privacyRequest, privacyTokens, newBreach, seriousBreach },
    ...{ draft, unsent, archived, deleted, coupon, draftCoupon, assets, liveAsset },
    ...{ atdwRun },
    ...{ job, mail, enquiry, application, follow, optOut, brochureImport, bulkJob, doneBulkJob },
    ...{ entry: { id: Number(entry.id) }, entryOfArea: { id: Number(entryOfArea.id) } },
    refreshToken: makeRefreshToken(dependencies.config.accessToken.secret, { sessionDid: session.did, generation: 0 }),
    couponToken: couponTokenOf(dependencies.config.identitySecret, purchase.did),
    listOfTill: nameOfList(dependencies.config.identitySecret, vendor.id, new Date(now)),
    confirmToken: confirmTokenOf(dependencies.config.identitySecret, held.purchase.did),
    id: (type: string, row: { id: number }) => toGlobalId(type, row.id),
  };
}

export type HostileWorld = Awaited<ReturnType<typeof makeHostileWorld>>;

export type HostileCaller = 'anonymous' | 'vendor' | 'administrator';

/** Returns the account of a row's caller; null for an anonymous one. */
export function callerIn(world: HostileWorld, as: HostileCaller): Account | null {
  return { anonymous: null, vendor: world.seller, administrator: world.administrator }[as];
}
