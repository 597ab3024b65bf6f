import type { HostileRow } from '../HostileRoute';

/** Values of `Idempotency-Key` that are refused. */
export const keyRows: HostileRow[] = [
  ['a short key', { headers: { 'idempotency-key': 'short' } }, 400, 'idempotency-key'],
  ['a key with a space', { headers: { 'idempotency-key': 'with a space' } }, 400, 'idempotency-key'],
  ['an endless key', { headers: { 'idempotency-key': 'x'.repeat(101) } }, 400, 'idempotency-key'],
];
