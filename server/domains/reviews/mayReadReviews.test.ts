import type { ApiKeyScope } from '../../shared/apiKeyScopes';
import type { Viewer } from '../../shared/Viewer';
import { contactEmailFor } from '../brochures/computed/contactEmailFor';
import { mayReadReviews } from './mayReadReviews';

const owner: Viewer = { accountId: 1, role: 'VENDOR', vendorId: 7, vendorRole: 'OWNER' };
const administrator: Viewer = { accountId: 2, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const byKey = (viewer: Viewer, ...scopes: ApiKeyScope[]): Viewer => ({ ...viewer, apiKey: { prefix: 'lok_', scopes } });

it.each<[Viewer | null, boolean]>([
  [owner, true],
  [administrator, true],
  [{ ...owner, vendorRole: 'TILL' }, false],
  [{ ...owner, vendorId: 8 }, false],
  [null, false],
  [byKey(owner, 'brochures:read'), true],
  [byKey(owner, 'coupons:redeem', 'brochures:write'), true],
  [byKey(owner, 'coupons:redeem', 'statistics:read'), false],
  [byKey(administrator, 'coupons:redeem'), false],
  [byKey(administrator, 'brochures:publish'), true],
])('%j may read what waits for review and who is behind a tourism ad: %s', (viewer, isAllowed) => {
  expect(mayReadReviews(viewer, { vendorId: 7 })).toBe(isAllowed);
  const ad = { type: 'ATDW_AD', vendorId: 7, contactEmail: 'kim@cafe.example' } as const;
  expect(contactEmailFor(viewer, ad)).toBe(isAllowed ? ad.contactEmail : null);
});
