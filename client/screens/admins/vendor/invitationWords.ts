import type { VendorInvitationState } from '../../../generated/types';

export const invitationStateNames: Readonly<Record<VendorInvitationState, string>> = {
  VALID: 'Waiting',
  USED: 'Taken up',
  EXPIRED: 'Expired',
};

export const invitationStateTones = {
  VALID: 'processing',
  USED: 'success',
  EXPIRED: 'default',
} as const satisfies Record<VendorInvitationState, string>;
