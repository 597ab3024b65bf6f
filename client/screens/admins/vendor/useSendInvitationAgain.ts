import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useInviteToVendorMutation } from '../../../generated/InviteToVendor';
import type { Invitation } from './VendorInHand';

/** A new link in place of the old one. */
export function useSendInvitationAgain(): (invitation: Invitation, vendorId: string) => Promise<boolean> {
  const [invite] = useInviteToVendorMutation();
  const attempt = useVerb();
  return ({ email }, vendorId) =>
    attempt({
      run: () => invite({ variables: { input: { email, vendorId } } }),
      done: `The invitation of ${email} has a new link, which is mailed; within ten minutes of the last one, that one stays.`,
      notDone: `The invitation of ${email} is not sent.`,
    });
}
