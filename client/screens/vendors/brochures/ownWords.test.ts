import { datesText, couponsText } from './OwnBrochureRow';
import { lastWord } from './lastWord';
import { ownState } from './ownState';

type Reviewed = Parameters<typeof ownState>[0];

const live: Reviewed = {
  status: 'PUBLISHED',
  isDraft: false,
  isActive: true,
  archiveReason: null,
  validFrom: null,
  validTo: null,
  pendingRevision: null,
  lastReview: null,
  archiveRequest: null,
};
const review = (decision: 'APPROVE' | 'REQUEST_CHANGES' | 'REJECT', comment: string | null = 'Because.') => ({
  __typename: 'LastReview' as const,
  decision,
  comment,
  reviewedAt: '2026-11-18T03:00:00.000Z',
});

const request = (state: 'WAITING' | 'ARCHIVED' | 'DECLINED', decidedAt: string | null) => ({
  ...{ __typename: 'ArchiveRequest' as const, state, decidedAt, reason: null, answer: 'Because.' },
  requestedAt: '2026-11-17T03:00:00.000Z',
});
const change = { __typename: 'PendingRevision' as const, state: 'WAITING' as const, comment: null, changes: [] };
const later = '2026-11-19T03:00:00.000Z';
const earlier = '2026-11-17T12:00:00.000Z';

it.each<[string, Partial<Reviewed>]>([
  ['Live', {}],
  ['Scheduled', { isActive: false, validFrom: '2099-01-01' }],
  ['Ended', { isActive: false, validFrom: '2020-01-01', validTo: '2020-02-01' }],
  ['Waiting for review', { status: 'PENDING_REVIEW' }],
  ['Draft', { status: 'PENDING_REVIEW', isDraft: true }],
  ['Changes requested', { status: 'PENDING_REVIEW', isDraft: true, lastReview: review('REQUEST_CHANGES') }],
  ['Waiting for review', { status: 'PENDING_REVIEW', lastReview: review('REQUEST_CHANGES') }],
  ['Live, with a waiting change', { pendingRevision: change }],
  ['Archived', { status: 'ARCHIVED', archiveReason: 'EXPIRED' }],
])('an ad has the label "%s"', (label, changes) => {
  expect(ownState({ ...live, ...changes }).label).toBe(label);
});

it.each<[string | undefined, Partial<Reviewed>]>([
  [undefined, {}],
  [undefined, { lastReview: review('APPROVE') }],
  [undefined, { status: 'PENDING_REVIEW', lastReview: review('REQUEST_CHANGES', null) }],
  [
    'It came back to you on 18/11/2026',
    { status: 'PENDING_REVIEW', isDraft: true, lastReview: review('REQUEST_CHANGES') },
  ],
  [undefined, { status: 'PENDING_REVIEW', lastReview: review('REQUEST_CHANGES') }],
  ['It was not accepted on 18/11/2026', { status: 'ARCHIVED', lastReview: review('REJECT') }],
  ['Your last change was not accepted on 18/11/2026', { lastReview: review('REJECT') }],
  [undefined, { archiveRequest: request('WAITING', null) }],
  ['It was not archived, on 19/11/2026', { archiveRequest: request('DECLINED', later) }],
  ['It was not archived, on 19/11/2026', { archiveRequest: request('DECLINED', later), lastReview: review('REJECT') }],
  [undefined, { archiveRequest: request('DECLINED', earlier), lastReview: review('APPROVE') }],
  [undefined, { archiveRequest: request('DECLINED', later), status: 'ARCHIVED' }],
])('the last comment is %s', (title, changes) => {
  expect(lastWord({ ...live, ...changes })?.title).toBe(title);
});

it.each<[string, Partial<Reviewed>]>([
  ['Taken down, as you asked. Visitors no longer see it.', { archiveRequest: request('ARCHIVED', later) }],
  ['Taken down. Visitors no longer see it.', {}],
  ['It was not accepted.', { archiveReason: 'REJECTED', archiveRequest: request('ARCHIVED', later) }],
])('an archived ad says "%s"', (hint, changes) => {
  expect(ownState({ ...live, status: 'ARCHIVED', archiveReason: 'MANUAL', ...changes }).hint).toBe(hint);
});

it.each([
  [null, null, 'no end'],
  ['2026-11-01', null, 'from 01/11/2026'],
  ['2026-11-01', '2026-12-24', '01/11/2026 – 24/12/2026'],
])('dates from %s to %s read %s', (validFrom, validTo, text) => {
  expect(datesText({ validFrom, validTo })).toBe(text);
});

it('counts coupons of coupon ads only', () => {
  const coupons = {
    type: 'CP_AD' as const,
    couponsUnlimited: false,
    numberOfCoupons: 1200,
    numberOfCouponsPurchased: 1001,
  };
  expect(couponsText(coupons)).toBe('1,001 of 1,200 taken');
  expect(couponsText({ ...coupons, couponsUnlimited: true })).toBe('1,001 taken');
  expect(couponsText({ ...coupons, type: 'LP_AD' })).toBeNull();
});
