import type { HostileTable } from '../HostileOperation';
import { missing, textRows } from '../rows/textRows';

export const factorOperations: HostileTable = {
  'Mutation.completeLogin': {
    as: 'anonymous',
    accepted: ({ factors }) => ({ input: { challenge: factors.challenge, code: factors.recoveryCode } }),
    refused: () => [
      ...missing('input.challenge'),
      ...textRows('input.challenge', { atMost: 200 }),
      ['input.challenge', 'empty', '', 'GONE'],
      ['input.challenge', 'of nobody', 'x'.repeat(43), 'GONE'],
      ['input.challenge', 'a null character', '\0', 'GONE'],
      ...missing('input.code'),
      ...textRows('input.code', { atMost: 40 }),
      ['input.code', 'empty', '', 'VALIDATION_FAILED', 'code'],
      ['input.code', 'wrong', '000000', 'VALIDATION_FAILED', 'code'],
      ['input.code', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'code'],
      ['input.code', 'a null character', '\0', 'VALIDATION_FAILED', 'code'],
    ],
  },
  'Mutation.startPasskeyCheck': {
    as: 'anonymous',
    accepted: ({ factors }) => ({ input: { challenge: factors.challenge } }),
    refused: () => [
      ...textRows('input.challenge', { atMost: 200 }),
      ['input.challenge', 'empty', '', 'GONE'],
      ['input.challenge', 'of nobody', 'x'.repeat(43), 'GONE'],
    ],
  },
  'Mutation.loginWithPasskey': {
    as: 'anonymous',
    accepted: ({ factors }) => ({ input: factors.checkedPasskey }),
    refused: ({ factors }) => [
      ...missing('input.token'),
      ...textRows('input.token', { atMost: 200 }),
      ['input.token', 'for something else', factors.challenge, 'GONE'],
      ...missing('input.response'),
      ...textRows('input.response', { atMost: 20_000 }),
      ['input.response', 'empty', '', 'VALIDATION_FAILED', 'response'],
      ['input.response', 'of another step', factors.newPasskey.response, 'VALIDATION_FAILED', 'response'],
      ['input.response', 'prototype keys', '{"__proto__":{"id":"x"}}', 'VALIDATION_FAILED', 'response'],
      ['input.response', 'a null character', '{"id":"\\u0000"}', 'VALIDATION_FAILED', 'response'],
    ],
  },
  'Mutation.proveIdentity': {
    as: 'administrator',
    accepted: ({ factors }) => ({ input: { code: factors.recoveryCode } }),
    refused: ({ factors }) => [
      ...textRows('input.code', { atMost: 40 }),
      ['input.code', 'absent', undefined, 'VALIDATION_FAILED', 'code'],
      ['input.code', 'wrong', '000000', 'VALIDATION_FAILED', 'code'],
      ...textRows('input.password', { atMost: 1000 }),
      ['input.passkey', 'a text', 'x', 'BAD_REQUEST', 'input.passkey'],
      ['input.passkey', 'of another request', { ...factors.checkedPasskey, token: 'x' }, 'GONE'],
    ],
  },
  'Mutation.startAuthenticator': { as: 'vendor', accepted: () => ({}), refused: () => [] },
  'Mutation.confirmAuthenticator': {
    as: 'vendor',
    accepted: ({ factors }) => ({ input: { code: factors.firstCode() } }),
    refused: ({ factors }) => [
      ...missing('input.code'),
      ...textRows('input.code', { atMost: 40 }),
      ['input.code', 'empty', '', 'VALIDATION_FAILED', 'code'],
      ['input.code', 'a recovery code', factors.recoveryCode, 'VALIDATION_FAILED', 'code'],
    ],
  },
  'Mutation.removeAuthenticator': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.renewRecoveryCodes': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.startPasskey': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.addPasskey': {
    as: 'administrator',
    accepted: ({ factors }) => ({ input: { ...factors.newPasskey, name: 'Phone' } }),
    refused: ({ factors }) => [
      ...missing('input.token'),
      ...textRows('input.token', { atMost: 200 }),
      ['input.token', 'for something else', factors.checkedPasskey.token, 'GONE'],
      ...missing('input.response'),
      ...textRows('input.response', { atMost: 20_000 }),
      ['input.response', 'of another step', factors.checkedPasskey.response, 'VALIDATION_FAILED', 'response'],
      ...textRows('input.name', { atMost: 60, needed: true }),
    ],
  },
  'Mutation.removePasskey': {
    as: 'administrator',
    accepted: ({ factors }) => ({ input: { did: factors.passkey.did } }),
    refused: () => [
      ...missing('input.did'),
      ['input.did', 'empty', '', 'VALIDATION_FAILED', 'did'],
      ['input.did', 'too long', 'x'.repeat(5000), 'VALIDATION_FAILED', 'did'],
      ['input.did', 'SQL', `' OR 1=1 --`, 'VALIDATION_FAILED', 'did'],
      ['input.did', 'of nobody', 'abcdefghijkm', 'NOT_FOUND'],
    ],
  },
};
