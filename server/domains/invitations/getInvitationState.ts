import type { VendorInvitationState } from './VendorInvitationState';

/** Returns the state of an invitation. It works once, within 14 days (docs/rules/vendors.md#invitations). */
export function getInvitationState(
  { usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date },
  now: Date,
): VendorInvitationState {
  if (usedAt !== null) return 'USED';
  return expiresAt > now ? 'VALID' : 'EXPIRED';
}
