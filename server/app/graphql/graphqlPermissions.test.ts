import { isEnumType, isInputObjectType, isNonNullType, isListType, type GraphQLInputType } from 'graphql';
import type { Account } from '../../domains/accounts/Account';
import { permissions } from '../../shared/permissions';
import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import { buildGraphqlSchema } from './buildGraphqlSchema';

const server = useTestServer();
const schema = buildGraphqlSchema();

type Outcome = 'let in' | 'UNAUTHENTICATED' | 'FORBIDDEN';
type Row = [anonymous: Outcome, vendor: Outcome, administrator: Outcome];

const everyone: Row = ['let in', 'let in', 'let in'];
const signedIn: Row = ['UNAUTHENTICATED', 'let in', 'let in'];
const administrators: Row = ['UNAUTHENTICATED', 'FORBIDDEN', 'let in'];

/** Written by hand, independently of the permission rules: a field must be opened in both. */
const table: Record<string, Row> = {
  'Query.auditLog': administrators,
  'Query.jobRuns': administrators,
  'Query.overview': administrators,
  'Query.adminSearch': administrators,
  'Mutation.runJob': administrators,
  'Query.duplicateBrochures': administrators,
  'Mutation.keepBothBrochures': administrators,
  'Query.brochureImports': administrators,
  'Mutation.startBrochureImport': administrators,
  'Query.outgoingMails': administrators,
  'Query.followTopic': everyone,
  'Query.followCounts': administrators,
  'Mutation.removeFollower': administrators,
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
  'Mutation.logoutEverywhere': signedIn,
  'Mutation.setOptionalMails': signedIn,
  'Mutation.refreshToken': signedIn,
  'Mutation.changePassword': signedIn,
  'Mutation.requestPasswordReset': everyone,
  'Mutation.resetPassword': everyone,
  'Mutation.suspendAccount': signedIn,
  'Mutation.reinstateAccount': signedIn,
  'Mutation.terminateAccount': administrators,
  'Query.vendorInvitation': everyone,
  'Mutation.inviteVendor': administrators,
  'Mutation.registerVendor': everyone,
  'Mutation.renewVendorInvitation': everyone,
  'Query.accounts': signedIn,
  'Query.vendors': signedIn,
  'Mutation.inviteColleague': signedIn,
  'Mutation.withdrawVendorInvitation': signedIn,
  'Query.vendorInvitations': signedIn,
  'Mutation.createVendor': administrators,
  'Mutation.updateVendor': signedIn,
  'Mutation.notifyAdvertiser': administrators,
  'Mutation.sharePreview': signedIn,
  'Query.brochureCheck': signedIn,
  'Mutation.createBrochure': signedIn,
  'Mutation.updateBrochure': signedIn,
  'Mutation.renewBrochure': signedIn,
  'Mutation.submitBrochure': signedIn,
  'Mutation.withdrawSubmission': signedIn,
  'Mutation.reviewBrochure': administrators,
  'Query.pendingReviews': administrators,
  'Mutation.requestArchiving': signedIn,
  'Mutation.withdrawArchiveRequest': signedIn,
  'Mutation.decideArchiveRequest': administrators,
  'Mutation.copyBrochure': signedIn,
  'Mutation.setBrochureIndex': administrators,
  'Mutation.deleteBrochure': administrators,
  'Mutation.restoreBrochure': administrators,
  'Query.positionOfAddress': signedIn,
  'Mutation.recordStatisticEvents': everyone,
  'Mutation.sendActivityReport': administrators,
  'Query.activityReportPreview': administrators,
  'Mutation.addAsset': signedIn,
  'Mutation.updateAsset': signedIn,
  'Mutation.removeAsset': signedIn,
  'Mutation.reorderAssets': signedIn,
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
  'Mutation.confirmCoupon': everyone,
  'Mutation.setCouponReminder': everyone,
  'Query.couponFigures': signedIn,
  'Query.vendorFigures': signedIn,
  'Mutation.sendMyCoupons': everyone,
  'Mutation.openMyCoupons': everyone,
  'Query.buyerCoupons': everyone,
  'Query.couponByCode': signedIn,
  'Query.couponPurchases': signedIn,
  'Mutation.redeemCoupon': signedIn,
  'Mutation.resendCoupon': signedIn,
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
  'Mutation.publishPrintedMap': administrators,
  'Mutation.withdrawPrintedMap': administrators,
  'Mutation.startStreetImport': administrators,
  'Query.streetImports': administrators,
};

const roots = { Query: schema.getQueryType(), Mutation: schema.getMutationType() };
const rootFields = Object.entries(roots).flatMap(([root, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${root}.${field.name}`, root, field })),
);

let vendor: Account;
let administrator: Account;

beforeEach(async () => {
  const { database } = server.dependencies;
  vendor = await makeAccount(database, { role: 'VENDOR' });
  administrator = await makeAccount(database);
});

describe('the permissions of root fields', () => {
  it('are all in the table', () => {
    expect(rootFields.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort());
    expect(rootFields.every(({ field }) => Object.hasOwn(permissions, field.name))).toBe(true);
  });

  describe.each(rootFields)('$name', ({ name, root, field }) => {
    const args = field.args
      .filter((arg) => isNonNullType(arg.type))
      .map((arg) => `${arg.name}: ${literalFor(arg.type)}`);
    const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
    const query = `${root.toLowerCase()} { ${call} { __typename } }`;

    it.each(['anonymous', 'vendor', 'administrator'] as const)('as %s', async (caller) => {
      const expected = table[name]?.[{ anonymous: 0, vendor: 1, administrator: 2 }[caller]];
      const as = { anonymous: null, vendor, administrator }[caller];
      // a query is compiled from its second execution on: the result must be the same
      const times = root === 'Query' ? 3 : 1;
      for (let time = 0; time < times; time += 1) {
        const { errors } = await askGraphql(server, { query, as });
        expect(outcomeOf(errors.map(({ extensions }) => extensions['code']))).toBe(expected);
      }
    });

    it.each(['anonymous', 'vendor', 'administrator'] as const)('as %s, executed without HTTP', async (caller) => {
      const { graphql } = await import('graphql');
      const expected = table[name]?.[{ anonymous: 0, vendor: 1, administrator: 2 }[caller]];
      const account = { anonymous: null, vendor, administrator }[caller];
      const { database } = server.dependencies;
      const contextValue = makeContext({ database, viewer: account && viewerOf(account) });
      const { errors = [] } = await graphql({ schema, source: query, contextValue });
      const codes = errors.map(({ originalError }) => (originalError as { code?: unknown } | undefined)?.code);
      expect(outcomeOf(codes)).toBe(expected);
    });
  });
});

/** An open field may still refuse its input, but must not refuse the caller. */
function outcomeOf(codes: unknown[]): Outcome {
  return (codes.find((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') as Outcome | undefined) ?? 'let in';
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
