import {
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isListType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import type { Account } from '../../domains/accounts/Account';
import { apiKeyScopeNames, apiKeyScopes, type ApiKeyScope } from '../../shared/apiKeyScopes';
import { permissions } from '../../shared/permissions';
import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { keepRows } from '../../test/database/keepRows';
import { makeApiKey } from '../../test/factories/makeApiKey';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import { buildGraphqlSchema } from './buildGraphqlSchema';

const server = useTestServer();
const schema = buildGraphqlSchema();

type Outcome = 'let in' | 'UNAUTHENTICATED' | 'FORBIDDEN';
type Row = [anonymous: Outcome, till: Outcome, editor: Outcome, owner: Outcome, administrator: Outcome];

const everyone: Row = ['let in', 'let in', 'let in', 'let in', 'let in'];
const signedIn: Row = ['UNAUTHENTICATED', 'let in', 'let in', 'let in', 'let in'];
const keepers: Row = ['UNAUTHENTICATED', 'FORBIDDEN', 'let in', 'let in', 'let in'];
const owners: Row = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'let in', 'let in'];
const administrators: Row = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'let in'];

/** Written by hand, independently of the permission rules: a field must be opened in both. */
const table: Record<string, Row> = {
  'Query.apiKeys': owners,
  'Query.apiKeyScopes': owners,
  'Mutation.createApiKey': owners,
  'Mutation.rotateApiKey': owners,
  'Mutation.revokeApiKey': owners,
  'Query.vendorViewings': keepers,
  'Mutation.startVendorViewing': administrators,
  'Mutation.endVendorViewing': signedIn,
  'Query.webhooks': owners,
  'Query.webhookEventTypes': owners,
  'Query.webhookDeliveries': owners,
  'Mutation.createWebhook': owners,
  'Mutation.updateWebhook': owners,
  'Mutation.rotateWebhookSecret': owners,
  'Mutation.sendTestWebhook': owners,
  'Mutation.replayWebhook': owners,
  'Mutation.deleteWebhook': owners,
  'Query.auditLog': administrators,
  'Query.jobRuns': administrators,
  'Query.overview': administrators,
  'Query.siteReport': administrators,
  'Query.health': administrators,
  'Query.adminSearch': administrators,
  'Mutation.runJob': administrators,
  'Query.duplicateBrochures': administrators,
  'Mutation.keepBothBrochures': administrators,
  'Mutation.mergeBrochures': administrators,
  'Mutation.resolveDuplicates': administrators,
  'Query.brochureImports': administrators,
  'Mutation.startBrochureImport': administrators,
  'Query.siteSettings': administrators,
  'Mutation.updateSiteSettings': administrators,
  'Mutation.uploadSiteDrawing': administrators,
  'Query.legalText': everyone,
  'Query.legalDrafts': administrators,
  'Mutation.saveLegalDraft': administrators,
  'Mutation.publishLegalText': administrators,
  'Query.siteSettingsVersions': administrators,
  'Mutation.restoreSiteSettings': administrators,
  'Mutation.sendTestMail': administrators,
  'Query.atdwConnector': administrators,
  'Mutation.updateAtdwSettings': administrators,
  'Mutation.refreshAtdwCategories': administrators,
  'Mutation.startAtdwRun': administrators,
  'Mutation.allowAtdwRun': administrators,
  'Query.brochureImportPreview': administrators,
  'Query.importProfiles': administrators,
  'Query.savedViews': administrators,
  'Mutation.saveView': administrators,
  'Mutation.deleteView': administrators,
  'Mutation.mapBrochureImport': administrators,
  'Mutation.deleteImportProfile': administrators,
  'Query.deletedBrochures': administrators,
  'Query.deletions': administrators,
  'Mutation.restoreBrochureVersion': administrators,
  'Mutation.restoreRecordVersion': administrators,
  'Query.bulkJobs': administrators,
  'Query.bulkJobRows': administrators,
  'Mutation.prepareBulkJob': administrators,
  'Mutation.startBulkJob': administrators,
  'Mutation.editBrochureCells': administrators,
  'Mutation.approveReviews': administrators,
  'Mutation.undoBulkJob': administrators,
  'Query.outgoingMails': administrators,
  'Query.followTopic': everyone,
  'Query.followCounts': administrators,
  'Mutation.removeFollower': administrators,
  'Query.ownData': signedIn,
  'Query.ownPrivacyRequest': everyone,
  'Mutation.correctOwnData': signedIn,
  'Mutation.confirmOwnAddress': everyone,
  'Mutation.eraseOwnData': everyone,
  'Query.dataBreaches': administrators,
  'Mutation.recordDataBreach': administrators,
  'Mutation.assessDataBreach': administrators,
  'Mutation.noteBreachNotices': administrators,
  'Query.privacyRequests': administrators,
  'Mutation.recordPrivacyRequest': administrators,
  'Mutation.answerPrivacyRequest': administrators,
  'Query.enquiries': administrators,
  'Mutation.sendEnquiry': everyone,
  'Mutation.handleEnquiry': administrators,
  'Mutation.acceptAdvertiser': administrators,
  'Mutation.refuseAdvertiser': administrators,
  'Mutation.resendMail': administrators,
  'Query.mailOptOuts': administrators,
  'Mutation.removeMailOptOut': administrators,
  'Query.brochure': everyone,
  'Query.brochures': everyone,
  'Query.brochureMarkers': everyone,
  'Query.places': everyone,
  'Query.nearbyBrochures': everyone,
  'Query.searchSuggestions': everyone,
  'Query.searchAdvice': everyone,
  'Query.brochureChanges': everyone,
  'Query.brochureFacets': everyone,
  'Query.brochureLetters': everyone,
  'Query.categories': everyone,
  'Query.mapAreas': everyone,
  'Query.node': everyone,
  'Query.nodes': everyone,
  'Query.printedMaps': everyone,
  'Query.streetIndex': everyone,
  'Query.viewer': everyone,
  'Mutation.login': everyone,
  'Mutation.completeLogin': everyone,
  'Mutation.startPasskeyCheck': everyone,
  'Mutation.loginWithPasskey': everyone,
  'Mutation.proveIdentity': signedIn,
  'Mutation.startAuthenticator': signedIn,
  'Mutation.confirmAuthenticator': signedIn,
  'Mutation.removeAuthenticator': signedIn,
  'Mutation.renewRecoveryCodes': signedIn,
  'Mutation.startPasskey': signedIn,
  'Mutation.addPasskey': signedIn,
  'Mutation.removePasskey': signedIn,
  'Query.signInProviders': everyone,
  'Mutation.startProviderLogin': everyone,
  'Mutation.loginWithProvider': everyone,
  'Mutation.startConnection': signedIn,
  'Mutation.connectAccount': signedIn,
  'Mutation.disconnectAccount': signedIn,
  'Mutation.endSession': signedIn,
  'Mutation.logoutEverywhere': signedIn,
  'Mutation.setOptionalMails': keepers,
  'Mutation.refreshToken': signedIn,
  'Mutation.changePassword': signedIn,
  'Mutation.requestPasswordReset': everyone,
  'Mutation.resetPassword': everyone,
  'Mutation.suspendAccount': owners,
  'Mutation.reinstateAccount': owners,
  'Mutation.terminateAccount': administrators,
  'Query.vendorInvitation': everyone,
  'Mutation.inviteVendor': administrators,
  'Mutation.registerVendor': everyone,
  'Mutation.renewVendorInvitation': everyone,
  'Query.accounts': owners,
  'Query.vendors': keepers,
  'Mutation.inviteColleague': owners,
  'Mutation.setVendorRole': owners,
  'Mutation.withdrawVendorInvitation': owners,
  'Mutation.inviteStaff': administrators,
  'Mutation.registerStaff': everyone,
  'Mutation.setStaffRole': administrators,
  'Query.vendorInvitations': owners,
  'Mutation.createVendor': administrators,
  'Mutation.updateVendor': keepers,
  'Mutation.notifyAdvertiser': administrators,
  'Mutation.sharePreview': keepers,
  'Query.brochureCheck': keepers,
  'Mutation.createBrochure': keepers,
  'Mutation.upsertBrochures': keepers,
  'Mutation.updateBrochure': keepers,
  'Mutation.renewBrochure': keepers,
  'Mutation.submitBrochure': keepers,
  'Mutation.withdrawSubmission': keepers,
  'Mutation.reviewBrochure': administrators,
  'Query.pendingReviews': administrators,
  'Query.reviewers': administrators,
  'Mutation.assignReview': administrators,
  'Mutation.requestArchiving': keepers,
  'Mutation.withdrawArchiveRequest': keepers,
  'Mutation.decideArchiveRequest': administrators,
  'Mutation.copyBrochure': keepers,
  'Mutation.setBrochureIndex': administrators,
  'Mutation.deleteBrochure': administrators,
  'Mutation.restoreBrochure': administrators,
  'Query.positionOfAddress': keepers,
  'Mutation.recordStatisticEvents': everyone,
  'Mutation.sendActivityReport': administrators,
  'Query.activityReportPreview': administrators,
  'Mutation.addAsset': keepers,
  'Mutation.updateAsset': keepers,
  'Mutation.removeAsset': keepers,
  'Mutation.reorderAssets': keepers,
  'Mutation.restoreAsset': keepers,
  'Mutation.publishBrochures': administrators,
  'Mutation.archiveBrochures': administrators,
  'Mutation.unarchiveBrochures': administrators,
  'Mutation.setBrochuresMapArea': administrators,
  'Mutation.undoBrochureChanges': administrators,
  'Mutation.publishBrochure': administrators,
  'Mutation.archiveBrochure': administrators,
  'Mutation.unarchiveBrochure': administrators,
  'Mutation.purchaseCoupon': everyone,
  'Query.reservedCoupon': everyone,
  'Mutation.cancelCoupon': everyone,
  'Mutation.sendCouponAgain': everyone,
  'Mutation.confirmCoupon': everyone,
  'Mutation.setCouponReminder': everyone,
  'Query.couponFigures': keepers,
  'Query.vendorFigures': keepers,
  'Mutation.sendMyCoupons': everyone,
  'Mutation.openMyCoupons': everyone,
  'Query.buyerCoupons': everyone,
  'Query.couponByCode': signedIn,
  'Query.couponPurchases': keepers,
  'Mutation.redeemCoupon': signedIn,
  'Mutation.undoRedemption': signedIn,
  'Query.redemptionsToday': signedIn,
  'Query.offlineCoupons': signedIn,
  'Mutation.recordOfflineRedemptions': signedIn,
  'Mutation.resendCoupon': keepers,
  'Mutation.voidCoupon': administrators,
  'Mutation.createCategory': administrators,
  'Mutation.updateCategory': administrators,
  'Mutation.reorderCategories': administrators,
  'Mutation.createMapArea': administrators,
  'Mutation.updateMapArea': administrators,
  'Mutation.deleteMapArea': administrators,
  'Mutation.createStreetIndexEntry': administrators,
  'Mutation.updateStreetIndexEntry': administrators,
  'Mutation.deleteStreetIndexEntry': administrators,
  'Mutation.makePrintedMap': administrators,
  'Query.printLayouts': administrators,
  'Mutation.uploadPrintPicture': administrators,
  'Mutation.savePrintLayout': administrators,
  'Mutation.applyPrintLayout': administrators,
  'Mutation.publishPrintedMap': administrators,
  'Mutation.withdrawPrintedMap': administrators,
  'Mutation.startStreetImport': administrators,
  'Query.streetImports': administrators,
};

/**
 * What an administrator's key may call, by its scope; everything else is refused to keys. Written by hand, as the table
 * above.
 */
const openToKeys: Partial<Record<ApiKeyScope, string>> = {
  'brochures:read': `brochures brochureChanges brochure brochureMarkers nearbyBrochures places brochureFacets brochureLetters
    searchSuggestions searchAdvice categories mapAreas streetIndex printedMaps pendingReviews`,
  'brochures:write': `createBrochure upsertBrochures updateBrochure renewBrochure brochureCheck submitBrochure withdrawSubmission
    copyBrochure setBrochureIndex addAsset updateAsset removeAsset reorderAssets positionOfAddress requestArchiving
    withdrawArchiveRequest`,
  'brochures:publish': `reviewBrochure publishBrochure archiveBrochure unarchiveBrochure decideArchiveRequest
    publishBrochures archiveBrochures unarchiveBrochures setBrochuresMapArea undoBrochureChanges startBrochureImport
    brochureImports`,
  'coupons:read': 'couponPurchases couponFigures',
  'coupons:redeem': 'couponByCode redeemCoupon',
  'statistics:write': 'recordStatisticEvents',
  'statistics:read': 'vendorFigures overview siteReport',
  'vendors:read': 'vendors',
  'vendors:write': 'createVendor updateVendor',
};

/**
 * What staff may call besides what anyone may: each role also what the one before may. Written by hand, as the table
 * above. Whatever is not here, such as a new operation, is for an ADMINISTRATOR only.
 */
const openToStaff = {
  READER: `endSession logoutEverywhere setOptionalMails refreshToken changePassword proveIdentity
    startAuthenticator confirmAuthenticator removeAuthenticator renewRecoveryCodes startPasskey addPasskey removePasskey
    startConnection connectAccount disconnectAccount ownData correctOwnData
    overview adminSearch auditLog vendors pendingReviews deletedBrochures deletions vendorFigures couponFigures siteReport
    duplicateBrochures bulkJobs bulkJobRows brochureImports streetImports savedViews saveView deleteView`,
  REVIEWER:
    'approveReviews startBulkJob undoBulkJob reviewBrochure decideArchiveRequest sharePreview reviewers assignReview',
  EDITOR: `createBrochure upsertBrochures updateBrochure renewBrochure copyBrochure setBrochureIndex positionOfAddress brochureCheck
    submitBrochure withdrawSubmission requestArchiving withdrawArchiveRequest deleteBrochure restoreBrochure
    restoreBrochureVersion keepBothBrochures mergeBrochures resolveDuplicates addAsset updateAsset removeAsset reorderAssets restoreAsset
    publishBrochure archiveBrochure unarchiveBrochure publishBrochures archiveBrochures unarchiveBrochures
    setBrochuresMapArea undoBrochureChanges prepareBulkJob editBrochureCells
    startBrochureImport brochureImportPreview mapBrochureImport importProfiles deleteImportProfile
    createCategory updateCategory reorderCategories restoreRecordVersion createMapArea updateMapArea deleteMapArea startStreetImport
    createStreetIndexEntry updateStreetIndexEntry deleteStreetIndexEntry makePrintedMap publishPrintedMap
    withdrawPrintedMap printLayouts uploadPrintPicture savePrintLayout applyPrintLayout createVendor updateVendor notifyAdvertiser enquiries handleEnquiry sendActivityReport
    activityReportPreview couponByCode couponPurchases redeemCoupon undoRedemption redemptionsToday offlineCoupons
    recordOfflineRedemptions resendCoupon voidCoupon`,
} as const;
const ranks = ['READER', 'REVIEWER', 'EDITOR'] as const;

/** From which role of staff on a field is open; null: to an ADMINISTRATOR only. */
const rankOf = (field: string) => ranks.find((role) => openToStaff[role].split(/\s+/).includes(field)) ?? null;

const scopeFor = (field: string) =>
  apiKeyScopeNames.find((scope) => openToKeys[scope]?.split(/\s+/).includes(field)) ?? null;

const roots = { Query: schema.getQueryType(), Mutation: schema.getMutationType() };
const rootFields = Object.entries(roots).flatMap(([root, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${root}.${field.name}`, root, field })),
);

const callers = ['anonymous', 'till', 'editor', 'owner', 'administrator'] as const;
let accounts: Record<(typeof callers)[number], Account | null>;
let staff: Record<(typeof ranks)[number], Account>;
let keys: Record<ApiKeyScope | 'all', string>;
let bringBack: () => Promise<void>;

beforeAll(async () => {
  const { database } = server.dependencies;
  const owner = await makeAccount(database, { role: 'VENDOR' });
  const colleague = { role: 'VENDOR', vendorId: owner.vendorId } as const;
  accounts = {
    anonymous: null,
    till: await makeAccount(database, { ...colleague, vendorRole: 'TILL' }),
    editor: await makeAccount(database, { ...colleague, vendorRole: 'EDITOR' }),
    owner,
    administrator: await makeAccount(database),
  };
  const ofStaff = (staffRole: (typeof ranks)[number]) => makeAccount(database, { staffRole });
  staff = { READER: await ofStaff('READER'), REVIEWER: await ofStaff('REVIEWER'), EDITOR: await ofStaff('EDITOR') };
  const ofScopes = async (scopes: ApiKeyScope[]) =>
    (await makeApiKey(database, accounts.administrator!, { scopes })).authorization;
  const each = await Promise.all(apiKeyScopeNames.map(async (scope) => [scope, await ofScopes([scope])] as const));
  keys = { ...Object.fromEntries(each), all: await ofScopes(apiKeyScopeNames) } as typeof keys;
  bringBack = await keepRows(database);
});

beforeEach(() => bringBack());

describe('keys', () => {
  it.each(rootFields)('may call $name within its scope only', async ({ name, root, field }) => {
    const scope = scopeFor(field.name);
    const query = queryOf(root, field);
    const ask = async (key: ApiKeyScope | 'all') => {
      const headers = { authorization: keys[key] };
      const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
      const { errors = [] } = answer.json<{ errors?: { extensions: Record<string, unknown> }[] }>();
      return outcomeOf(errors.map(({ extensions }) => extensions['code']));
    };
    expect([name, await ask('all')]).toEqual([name, scope === null ? 'FORBIDDEN' : 'let in']);
    for (const each of apiKeyScopeNames) {
      expect([each, await ask(each)]).toEqual([each, each === scope ? 'let in' : 'FORBIDDEN']);
    }
  });

  it('have scopes of known actions only', () => {
    const actions = apiKeyScopeNames.flatMap((scope) => [...apiKeyScopes[scope].actions] as string[]);
    expect(actions.filter((action) => !Object.hasOwn(permissions, action))).toEqual([]);
    expect(new Set(actions).size).toBe(actions.length);
  });
});

describe('the permissions of root fields', () => {
  it('are all in the table', () => {
    expect(rootFields.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort());
    expect(rootFields.every(({ field }) => Object.hasOwn(permissions, field.name))).toBe(true);
  });

  describe.each(rootFields)('$name', ({ name, root, field }) => {
    const query = queryOf(root, field);

    it.each(callers)('as %s', async (caller) => {
      const expected = table[name]?.[callers.indexOf(caller)];
      const as = accounts[caller];
      // a query is compiled from its second execution on: the result must be the same
      const times = root === 'Query' ? 3 : 1;
      for (let time = 0; time < times; time += 1) {
        const { errors } = await askGraphql(server, { query, as });
        expect(outcomeOf(errors.map(({ extensions }) => extensions['code']))).toBe(expected);
      }
    });

    it.each(callers)('as %s, executed without HTTP', async (caller) => {
      const { graphql } = await import('graphql');
      const expected = table[name]?.[callers.indexOf(caller)];
      const account = accounts[caller];
      const { database } = server.dependencies;
      const contextValue = makeContext({ database, viewer: account && viewerOf(account) });
      const { errors = [] } = await graphql({ schema, source: query, contextValue });
      const codes = errors.map(({ originalError }) => (originalError as { code?: unknown } | undefined)?.code);
      expect(outcomeOf(codes)).toBe(expected);
    });
  });
});

describe('the permissions of staff', () => {
  it.each(rootFields)('$name', async ({ name, root, field }) => {
    const query = queryOf(root, field);
    const isPublic = table[name] === everyone;
    const first = rankOf(field.name);
    for (const [at, staffRole] of ranks.entries()) {
      const isOpen = isPublic || (first !== null && ranks.indexOf(first) <= at);
      const { errors } = await askGraphql(server, { query, as: staff[staffRole] });
      const outcome = outcomeOf(errors.map(({ extensions }) => extensions['code']));
      expect([staffRole, outcome]).toEqual([staffRole, isOpen ? 'let in' : 'FORBIDDEN']);
    }
  });
});

/** An open field may still refuse its input, but must not refuse the caller. */
function outcomeOf(codes: unknown[]): Outcome {
  return (codes.find((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') as Outcome | undefined) ?? 'let in';
}

/** Calls a field with the arguments that it needs. */
function queryOf(root: string, { name, args }: GraphQLField<unknown, unknown>): string {
  const needed = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${literalFor(arg.type)}`);
  const call = `${name}${needed.length > 0 ? `(${needed.join(', ')})` : ''}`;
  return `${root.toLowerCase()} { ${call} { __typename } }`;
}

function literalFor(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalFor(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${needed.map((field) => `${field.name}: ${literalFor(field.type)}`).join(', ')} }`;
  }
  const literals: Record<string, string> = {
    Int: '1',
    Float: '1.5',
    Boolean: 'true',
    ID: `"${toGlobalId('Brochure', 1)}"`,
    Date: '"2027-06-30"',
  };
  return literals[type.name] ?? '""';
}
