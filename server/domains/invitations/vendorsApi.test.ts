import type { Account } from '../accounts/Account';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();
let administrator: Account;
let brochureId: number;
let vendorId: number;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  vendorId = (await makeVendor(database, { companyName: 'Tide Cafe', contactName: 'Kim', abn: '51824753556' })).id;
  brochureId = (await makeBrochure(database, { vendorId, title: 'Eggs' })).id;
});

const lastMailTo = async (recipient: string): Promise<string> => {
  const mails = server.dependencies.database.getRepository(OutgoingMail);
  return (await mails.findOneOrFail({ where: { recipient }, order: { id: 'DESC' } })).text;
};
const invite = (email: string) =>
  askGraphql(server, {
    query: `mutation ($input: InviteVendorInput!) {
      inviteVendor(input: $input) { did invitation { id did email state sentCount brochureDatabaseId vendor { companyName } } }
    }`,
    variables: { input: { email, brochureId: toGlobalId('Brochure', brochureId) } },
    as: administrator,
  });

it('leads from the invitation to a signed-in vendor who sees its ads', async () => {
  const email = 'kim@tide.example';
  const { inviteVendor } = (await invite(email)).data as {
    inviteVendor: { did: string; invitation: { id: string } & Record<string, unknown> };
  };
  expect(inviteVendor.invitation).toMatchObject({
    did: inviteVendor.did,
    email,
    state: 'VALID',
    sentCount: 1,
    brochureDatabaseId: brochureId,
    vendor: { companyName: 'Tide Cafe' },
  });
  const token = /\/([\w-]{43})\n/.exec(await lastMailTo(email))?.[1] ?? '';

  const opened = await askGraphql(server, {
    query: `query ($email: String!, $token: String!) {
      vendorInvitation(email: $email, token: $token) { state vendor { companyName contactName abn } }
    }`,
    variables: { email, token },
  });
  expect(opened.data).toEqual({
    vendorInvitation: { state: 'VALID', vendor: { companyName: 'Tide Cafe', contactName: null, abn: null } },
  });

  const form = {
    email,
    token,
    contactName: 'Kim Tran',
    companyName: 'Tide Cafe',
    phone: '0491 570 006',
    password: 'lamington pelican tram',
    acceptTerms: true,
    isOldEnough: true,
  };
  const registered = await askGraphql(server, {
    query: `mutation ($input: RegisterVendorInput!) {
      registerVendor(input: $input) {
        accessToken
        viewer { role account { email state } vendor { contactName abn } brochures { edges { node { databaseId status } } } }
      }
    }`,
    variables: { input: form },
  });
  expect(registered.errors).toEqual([]);
  const { accessToken, viewer } = registered.data!['registerVendor'] as { accessToken: string; viewer: object };
  // the mutation had no token, so private company fields need a request with the new one
  expect(viewer).toMatchObject({ role: 'VENDOR', account: { email, state: 'ACTIVE' } });

  const headers = { authorization: `Bearer ${accessToken}` };
  const query =
    '{ viewer { vendor { companyName contactName phoneNo abn } brochures { totalCount edges { node { databaseId } } } } vendors { edges { node { databaseId } } } accounts { edges { node { email } } } }';
  const own = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  expect(own.json<{ data: object }>().data).toEqual({
    viewer: {
      vendor: { companyName: 'Tide Cafe', contactName: 'Kim Tran', phoneNo: '0491 570 006', abn: '51824753556' },
      brochures: { totalCount: 1, edges: [{ node: { databaseId: brochureId } }] },
    },
    vendors: { edges: [{ node: { databaseId: vendorId } }] },
    accounts: { edges: [{ node: { email } }] },
  });

  const { id } = inviteVendor.invitation;
  const refetch = '($id: ID!) { node(id: $id) { ... on VendorInvitation { state usedAt } } }';
  const node = (as: Account | null) => askGraphql(server, { query: `query ${refetch}`, variables: { id }, as });
  expect((await node(administrator)).data).toEqual({
    node: { state: 'USED', usedAt: expect.stringMatching(/^20/) as string },
  });
  expect((await node(null)).data).toEqual({ node: null });
});

describe('invalid and hostile inputs', () => {
  const nul = 'a\0b@tide.example';
  const sqlText = "'; DROP TABLE accounts; --";
  const long = 'x'.repeat(3000);
  const form = {
    ...{ email: 'a@b.example', token: 't', contactName: 'n', companyName: 'c', phone: '1', password: 'p' },
    ...{ acceptTerms: true, isOldEnough: true },
  };
  const ad = toGlobalId('Brochure', 1);

  it.each<[string, string, object]>([
    ['inviteVendor', 'InviteVendorInput', { email: nul, brochureId: ad }],
    ['inviteVendor', 'InviteVendorInput', { email: `${long}@b.example`, brochureId: ad }],
    ['inviteVendor', 'InviteVendorInput', { email: 'a@b.example', brochureId: toGlobalId('Vendor', 1) }],
    ['inviteVendor', 'InviteVendorInput', { email: 'a@b.example', brochureId: sqlText }],
    ['registerVendor', 'RegisterVendorInput', { ...form, token: nul }],
    ['registerVendor', 'RegisterVendorInput', { ...form, email: nul }],
    ['registerVendor', 'RegisterVendorInput', { ...form, password: long }],
    ['registerVendor', 'RegisterVendorInput', { ...form, companyName: long }],
    [
      'registerVendor',
      'RegisterVendorInput',
      { ...form, phone: '0491 570 006', password: 'lamington pelican tram', email: nul },
    ],
    ['requestPasswordReset', 'RequestPasswordResetInput', { email: nul }],
    ['requestPasswordReset', 'RequestPasswordResetInput', { email: sqlText }],
    ['resetPassword', 'ResetPasswordInput', { token: sqlText, password: long }],
    ['resetPassword', 'ResetPasswordInput', { token: nul, password: 'lamington pelican tram' }],
    ['changePassword', 'ChangePasswordInput', { currentPassword: nul, newPassword: nul }],
    ['updateVendor', 'UpdateVendorInput', { id: ad, companyName: 'x' }],
    ['updateVendor', 'UpdateVendorInput', { id: toGlobalId('Vendor', 1), companyName: long, contactEmail: nul }],
    ['notifyAdvertiser', 'NotifyAdvertiserInput', { id: ad, email: nul, confirmed: true }],
    ['terminateAccount', 'TerminateAccountInput', { id: toGlobalId('Account', 2_000_000), reason: long }],
    ['suspendAccount', 'SuspendAccountInput', { id: '', reason: nul }],
  ])('%s(%s) %#: refused by name', async (mutation, type, input) => {
    const payload = ['requestPasswordReset', 'resetPassword'].includes(mutation) ? 'ok' : '__typename';
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${payload} } }`;
    const { errors } = await askGraphql(server, { query, variables: { input }, as: administrator });
    const codes = errors.map(({ extensions }) => extensions['code']);
    expect(codes).toHaveLength(1);
    expect(['VALIDATION_FAILED', 'BAD_REQUEST', 'NOT_FOUND', 'GONE']).toContain(codes[0]);
  });

  it.each([nul, sqlText, '%', '\\', long])('lists and links handle %j safely', async (text) => {
    const query = `query ($q: String!) {
      vendors(q: $q) { totalCount } accounts(q: $q) { totalCount } vendorInvitations(q: $q) { totalCount }
      vendorInvitation(email: $q, token: $q) { did }
    }`;
    const { errors } = await askGraphql(server, { query, variables: { q: text }, as: administrator });
    expect(errors.map(({ extensions }) => extensions['code'])).not.toContain('INTERNAL');
  });
});
