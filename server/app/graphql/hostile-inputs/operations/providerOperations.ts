import type { HostileRow, HostileTable } from '../HostileOperation';
import { missing, textRows } from '../rows/textRows';

const providerRows: HostileRow[] = [
  ...missing('input.provider'),
  ...textRows('input.provider', { atMost: 30 }),
  ['input.provider', 'of nobody', 'nobody', 'VALIDATION_FAILED', 'provider'],
  ['input.provider', 'a prototype', '__proto__', 'VALIDATION_FAILED', 'provider'],
  ['input.provider', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'provider'],
];

const answerRows: HostileRow[] = [
  ...providerRows,
  ...missing('input.query'),
  ...textRows('input.query', { atMost: 8000 }),
  ['input.query', 'empty', '', 'GONE'],
  ['input.query', 'without a state', 'code=x', 'GONE'],
  ['input.query', 'another state', 'code=x&state=x', 'GONE'],
  ['input.query', 'a null character', 'state=%00', 'GONE'],
];

export const providerOperations: HostileTable = {
  'Query.signInProviders': { as: 'anonymous', accepted: () => ({}), refused: () => [] },
  'Mutation.startProviderLogin': {
    as: 'anonymous',
    accepted: () => ({ input: { provider: 'stub' } }),
    refused: () => providerRows,
  },
  'Mutation.loginWithProvider': {
    as: 'anonymous',
    headers: ({ connections }) => ({ cookie: connections.login.cookie }),
    accepted: ({ connections }) => ({ input: { provider: 'stub', query: connections.login.query } }),
    refused: ({ connections }) => [
      ...answerRows,
      ['input.query', 'of another purpose', connections.connection.query, 'GONE'],
    ],
  },
  'Mutation.startConnection': {
    as: 'vendor',
    accepted: () => ({ input: { provider: 'stub' } }),
    refused: () => providerRows,
  },
  'Mutation.connectAccount': {
    as: 'administrator',
    headers: ({ connections }) => ({ cookie: connections.connection.cookie }),
    accepted: ({ connections }) => ({ input: { provider: 'stub', query: connections.connection.query } }),
    refused: ({ connections }) => [
      ...answerRows,
      ['input.query', 'of another purpose', connections.login.query, 'GONE'],
    ],
  },
  'Mutation.disconnectAccount': {
    as: 'vendor',
    accepted: ({ connections }) => ({ input: { did: connections.connected.did } }),
    refused: () => [
      ...missing('input.did'),
      ['input.did', 'empty', '', 'VALIDATION_FAILED', 'did'],
      ['input.did', 'too long', 'x'.repeat(5000), 'VALIDATION_FAILED', 'did'],
      ['input.did', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'did'],
      ['input.did', 'of nobody', 'abcdefghijkm', 'NOT_FOUND'],
    ],
  },
};
