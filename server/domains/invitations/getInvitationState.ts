import type { VendorInvitationState } from './VendorInvitationState';

/** docs/rules/vendors.md#invitations: once, within 14 days. */
export function getInvitationState(
  { usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date },
  now: Date,
): VendorInvitationState {
  if (usedAt !== null) return 'USED';
  return expiresAt > now ? 'VALID' : 'EXPIRED';
}
