import { testPassword } from '../../../../test/factories/makeAccount';
import type { HostileOperation, HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, enumRows } from '../rows/choiceRows';
import { emailRows } from '../rows/emailRows';
import { idRows } from '../rows/idRows';
import { intRows } from '../rows/numberRows';
import { pageRows } from '../rows/pageRows';
import { missing, textRows } from '../rows/textRows';

const changeOfState: HostileOperation = {
  as: 'administrator',
  accepted: ({ id, other }) => ({ input: { id: id('Account', other), reason: 'As agreed.' } }),
  refused: () => [...idRows('input.id', 'Account'), ...textRows('input.reason', { atMost: 500 })],
};

const password: HostileRow[] = [
  ...missing('input.password'),
  ...textRows('input.password', { atMost: 1000 }),
  ['input.password', 'empty', '', 'VALIDATION_FAILED', 'password'],
  ['input.password', 'wrong', 'not the password', 'VALIDATION_FAILED', 'password'],
];

const keyDid: HostileRow[] = [
  ...missing('input.did'),
  ['input.did', 'empty', '', 'VALIDATION_FAILED', 'did'],
  ['input.did', 'too long', 'x'.repeat(5000), 'VALIDATION_FAILED', 'did'],
  ['input.did', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'did'],
  ['input.did', 'of nobody', 'abcdefghijkm', 'NOT_FOUND'],
];

export const accountOperations: HostileTable = {
  'Mutation.login': {
    as: 'anonymous',
    accepted: ({ seller }) => ({ input: { username: seller.email, password: testPassword } }),
    refused: ({ seller }) => [
      ...missing('input.username'),
      ...textRows('input.username', { atMost: 254 }),
      ...missing('input.password'),
      ...textRows('input.password', { atMost: 1000 }),
      ['input.username', 'empty', '', 'VALIDATION_FAILED', 'username'],
      ['input.password', 'empty', '', 'VALIDATION_FAILED', 'password'],
      ['input.username', 'of nobody', 'nobody@people.example', 'UNAUTHENTICATED'],
      ['input.username', 'SQL', `' OR 1=1 --`, 'UNAUTHENTICATED'],
      ['input.username', 'with a null character', `${seller.email}\0x`, 'BAD_REQUEST'],
      ['input.username', 'half a surrogate pair', '\ud800@people.example', 'VALIDATION_FAILED', 'username'],
      ['input.password', 'with a null character', `${testPassword}\0`, 'UNAUTHENTICATED'],
      [
        'input',
        'with prototype keys',
        { username: 'a', password: 'b', constructor: 1 },
        'BAD_REQUEST',
        'input.constructor',
      ],
    ],
  },
  'Mutation.endSession': {
    as: 'vendor',
    accepted: ({ session }) => ({ input: { did: session.did } }),
    refused: () => [
      ...missing('input.did'),
      ['input.did', 'empty', '', 'VALIDATION_FAILED', 'did'],
      ['input.did', 'too long', 'x'.repeat(5000), 'VALIDATION_FAILED', 'did'],
      ['input.did', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'did'],
      ['input.did', 'a null character', 'abcdefghijk\0', 'VALIDATION_FAILED', 'did'],
      ['input.did', 'of nobody', 'abcdefghijkm', 'NOT_FOUND'],
    ],
  },
  'Query.apiKeys': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Query.apiKeyScopes': { as: 'vendor', accepted: () => ({ kind: 'ACCOUNT' }), refused: () => enumRows('kind') },
  'Mutation.createApiKey': {
    as: 'vendor',
    accepted: () => ({
      input: {
        ...{ name: 'Till', kind: 'ACCOUNT', scopes: ['coupons:redeem'], expiresInDays: 30, password: testPassword },
        allowedOrigins: ['https://till.example'],
      },
    }),
    refused: () => [
      ...textRows('input.name', { atMost: 80, needed: true }),
      ...enumRows('input.kind'),
      ['input.kind', 'for administrators', 'PARTNER', 'VALIDATION_FAILED', 'kind'],
      ...missing('input.scopes'),
      ['input.scopes', 'none', [], 'VALIDATION_FAILED', 'scopes'],
      ['input.scopes', 'of no kind', ['coupons:print'], 'VALIDATION_FAILED', 'scopes'],
      ['input.scopes', 'a name of the prototype', ['constructor'], 'VALIDATION_FAILED', 'scopes'],
      ['input.scopes', 'beyond the role', ['brochures:publish'], 'VALIDATION_FAILED', 'scopes'],
      ['input.scopes', 'endless', Array(1000).fill('brochures:read'), 'VALIDATION_FAILED', 'scopes'],
      ...intRows('input.expiresInDays', 1, 366),
      ['input.allowedOrigins', 'with a path', ['https://till.example/'], 'VALIDATION_FAILED', 'allowedOrigins.0'],
      ['input.allowedOrigins', 'all', ['*'], 'VALIDATION_FAILED', 'allowedOrigins.0'],
      ['input.allowedOrigins', 'a script', ['javascript:alert(1)'], 'VALIDATION_FAILED', 'allowedOrigins.0'],
      ['input.allowedOrigins', 'endless', Array(1000).fill('https://a.example'), 'VALIDATION_FAILED', 'allowedOrigins'],
      ...intRows('input.requestsPerMinute', 1, 10_000),
      ['input.requestsPerMinute', 'for partners', 100, 'VALIDATION_FAILED', 'requestsPerMinute'],
      ...password,
    ],
  },
  'Mutation.rotateApiKey': {
    as: 'vendor',
    accepted: ({ apiKey }) => ({ input: { did: apiKey.did, overlapHours: 1, password: testPassword } }),
    refused: () => [...keyDid, ...intRows('input.overlapHours', 0, 168), ...password],
  },
  'Mutation.revokeApiKey': {
    as: 'vendor',
    accepted: ({ apiKey }) => ({ input: { did: apiKey.did } }),
    refused: () => keyDid,
  },
  'Query.vendorViewings': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Mutation.startVendorViewing': {
    as: 'administrator',
    accepted: ({ id, seller }) => ({ input: { accountId: id('Account', seller), reason: 'A question by telephone.' } }),
    refused: () => [
      ...idRows('input.accountId', 'Account'),
      ...textRows('input.reason', { atMost: 500, needed: true }),
    ],
  },
  'Mutation.endVendorViewing': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Mutation.logoutEverywhere': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Mutation.setOptionalMails': {
    as: 'vendor',
    accepted: () => ({ input: { isWanted: false } }),
    refused: () => [...missing('input.isWanted'), ...booleanRows('input.isWanted')],
  },
  'Mutation.refreshToken': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Mutation.changePassword': {
    as: 'vendor',
    accepted: () => ({ input: { currentPassword: testPassword, newPassword: 'quiet violet umbrella' } }),
    refused: () => [
      ...missing('input.currentPassword'),
      ...textRows('input.currentPassword', { atMost: 1000 }),
      ...missing('input.newPassword'),
      ...textRows('input.newPassword', { atMost: 1000 }),
      ['input.currentPassword', 'empty', '', 'VALIDATION_FAILED', 'currentPassword'],
      ['input.newPassword', 'empty', '', 'VALIDATION_FAILED', 'newPassword'],
      ['input.newPassword', 'short', 'short', 'VALIDATION_FAILED', 'newPassword'],
      ['input.newPassword', 'very common', 'password1234', 'VALIDATION_FAILED', 'newPassword'],
      ['input.currentPassword', 'wrong', 'not the password', 'VALIDATION_FAILED', 'currentPassword'],
    ],
  },
  'Mutation.requestPasswordReset': {
    as: 'anonymous',
    accepted: ({ seller }) => ({ input: { email: seller.email } }),
    refused: () => emailRows('input.email'),
  },
  'Mutation.resetPassword': {
    as: 'anonymous',
    accepted: ({ reset }) => ({ input: { token: reset, password: 'quiet violet umbrella' } }),
    refused: () => [
      ...missing('input.token'),
      ...textRows('input.token', { atMost: 200 }),
      ...missing('input.password'),
      ...textRows('input.password', { atMost: 1000 }),
      ['input.token', 'empty', '', 'GONE'],
      ['input.token', 'of nobody', 'x'.repeat(43), 'GONE'],
      ['input.token', 'a null character', '\0', 'GONE'],
      ['input.password', 'empty', '', 'VALIDATION_FAILED', 'password'],
      ['input.password', 'short', 'short', 'VALIDATION_FAILED', 'password'],
    ],
  },
  'Mutation.suspendAccount': changeOfState,
  'Mutation.reinstateAccount': changeOfState,
  'Mutation.terminateAccount': changeOfState,
  'Query.accounts': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [
      ...pageRows(),
      ...textRows('q', { atMost: 200 }),
      ...enumRows('role'),
      ...enumRows('state'),
      ...intRows('vendorId', 1, 2_147_483_647).filter(([, , , code]) => code === 'BAD_REQUEST'),
    ],
  },
  'Query.viewer': { as: 'vendor', accepted: () => ({}), refused: () => [] },
};
