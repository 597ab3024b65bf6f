import { signAccessToken } from '../../platform/access-tokens/signAccessToken';
import { verifyAccessToken } from '../../platform/access-tokens/verifyAccessToken';
import type { PreviewGrant } from './PreviewGrant';
import { signPreviewToken } from './signPreviewToken';
import { verifyPreviewToken } from './readPreviewAccess';

const secret = 'a secret for tests that is long enough';
const now = new Date('2026-11-20T10:00:00Z');
const ofAd: PreviewGrant = { kind: 'BROCHURE', brochureId: 61, stateVersion: 4 };
const ofVendor: PreviewGrant = { kind: 'VENDOR', vendorId: 7, stateVersion: 4 };
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);

test.each([ofAd, ofVendor])('reads %j as it was signed, for 30 days', async (grant) => {
  const { token, expiresAt } = await signPreviewToken(grant, secret, now);
  expect(expiresAt).toEqual(days(30));
  await expect(verifyPreviewToken(token, secret, now)).resolves.toEqual(grant);
  await expect(verifyPreviewToken(token, secret, days(29.99))).resolves.toEqual(grant);
  await expect(verifyPreviewToken(token, secret, days(30))).resolves.toBeNull();
});

test('refuses a forged token', async () => {
  const [{ token }, { token: other }] = await Promise.all([
    signPreviewToken(ofAd, secret, now),
    signPreviewToken({ ...ofAd, brochureId: 62 }, secret, now),
  ]);
  const [head, , signature] = token.split('.');
  const claims = other.split('.')[1];
  await expect(verifyPreviewToken([head, claims, signature].join('.'), secret, now)).resolves.toBeNull();
  await expect(verifyPreviewToken(token, 'another secret that is long enough', now)).resolves.toBeNull();
});

test.each(['', 'a', '..', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', '\0', 'x'.repeat(100_000)])(
  'refuses %.20j',
  async (token) => {
    await expect(verifyPreviewToken(token, secret, now)).resolves.toBeNull();
  },
);

test('keeps preview tokens and access tokens apart', async () => {
  const access = await signAccessToken({ accountId: 61, tokenVersion: 4 }, { secret, lifetimeSeconds: 60 }, now);
  await expect(verifyPreviewToken(access, secret, now)).resolves.toBeNull();
  const { token: preview } = await signPreviewToken(ofAd, secret, now);
  await expect(verifyAccessToken(preview, secret, now)).resolves.toBeNull();
});
