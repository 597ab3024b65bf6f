import { renewalTokenOf, readRenewalToken } from '../../domains/advertiser-notices/renewal-links/renewalTokens';
import { readStopToken as readStopFollow, stopAllToken, stopOneToken } from '../../domains/follows/stopTokens';
import {
  confirmTokenOf,
  couponTokenOf,
  readConfirmToken,
  readCouponToken,
  readStopToken,
  stopTokenOf,
} from '../../domains/purchases/couponTokens';
import { leaveTokenOf, readLeaveToken } from '../../domains/purchases/waiting/waitingTokens';
import { isMapFilePass, mapFilePassOf } from '../../domains/printed-maps/files/mapFilePass';
import { optOutTokenOf, readOptOutToken } from '../../platform/mailer/opt-outs/optOutTokens';
import { secretsOf, setOlderSecrets } from './olderSecrets';

const [oldest, old, present, stranger] = ['the oldest', 'the old', 'the present', 'a stranger'].map(
  (name) => `${name} secret of olderSecrets.test.ts`,
) as [string, string, string, string];
setOlderSecrets(present, [old, oldest]);

const did = 'couponCoupon';
const email = 'kim@people.example';
const sha256 = 'a'.repeat(64);
const now = new Date('2026-11-20T10:00:00Z');
const grant = { brochureId: 7, lastDay: '2026-12-24', stateVersion: 3, to: email };

it.each<[string, make: (secret: string) => string, read: (secret: string, token: string) => unknown]>([
  ['a coupon', (secret) => couponTokenOf(secret, did), readCouponToken],
  ['the confirmation of a coupon', (secret) => confirmTokenOf(secret, did), readConfirmToken],
  ['reminders of a coupon', (secret) => stopTokenOf(secret, did), readStopToken],
  ['unsubscribing', (secret) => optOutTokenOf(secret, email), readOptOutToken],
  ['one follow', (secret) => stopOneToken(secret, 7), readStopFollow],
  ['all follows', (secret) => stopAllToken(secret, email), readStopFollow],
  ['waiting lists', (secret) => leaveTokenOf(secret, email), readLeaveToken],
  ['renewing an ad', (secret) => renewalTokenOf(secret, grant), readRenewalToken],
  [
    'a withdrawn map',
    (secret) => mapFilePassOf(secret, sha256, now),
    (secret, pass) => isMapFilePass(secret, { sha256, pass, now }) || null,
  ],
])('a link for %s lives on after a change of the secret, and no other one does', (_what, make, read) => {
  for (const secret of [present, old, oldest]) expect(read(present, make(secret))).not.toBeNull();
  expect(read(present, make(stranger))).toBeNull();
  // a secret counts only for those that replaced it
  expect(read(old, make(present))).toBeNull();
});

it('makes new links with the present secret', () => {
  expect(secretsOf(present)).toEqual([present, old, oldest]);
  expect(secretsOf(stranger)).toEqual([stranger]);
});
