import { registerEnumType } from 'type-graphql';

export const VendorInvitationState = { VALID: 'VALID', USED: 'USED', EXPIRED: 'EXPIRED' } as const;

export type VendorInvitationState = keyof typeof VendorInvitationState;

registerEnumType(VendorInvitationState, {
  name: 'VendorInvitationState',
  description: 'Whether an invitation can still be taken up.',
  valuesConfig: {
    VALID: { description: 'It can.' },
    USED: { description: 'It was: there is a login.' },
    EXPIRED: { description: 'Its 14 days are over; it can be sent again.' },
  },
});
