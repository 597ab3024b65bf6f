import { mayRenew } from './mayRenew';

type Dated = Parameters<typeof mayRenew>[0];

const now = new Date(2026, 10, 20, 12);
const live: Dated = {
  ...{ type: 'CP_AD', status: 'PUBLISHED', archiveReason: null, validTo: '2026-12-20' },
  pendingRevision: null,
};
const waiting = (field: string) => ({ pendingRevision: { changes: [{ field }] } });

it.each<[string, Partial<Dated>, boolean]>([
  ['ends in 30 days', {}, true],
  ['ends in 31 days', { validTo: '2026-12-21' }, false],
  ['has ended', { validTo: '2026-11-01' }, true],
  ['has no end', { validTo: null }, false],
  ['has new dates that wait', waiting('validTo'), false],
  ['has another change that waits', waiting('title'), true],
  ['was archived because it ended', { status: 'ARCHIVED', archiveReason: 'EXPIRED', validTo: '2026-09-01' }, true],
  ['was taken down', { status: 'ARCHIVED', archiveReason: 'MANUAL', validTo: '2026-09-01' }, false],
  ['waits for review', { status: 'PENDING_REVIEW' }, false],
  ['belongs to its source', { type: 'ATDW_AD' }, false],
])('for an ad that %s', (_, values, expected) => {
  expect(mayRenew({ ...live, ...values }, now)).toBe(expected);
});
