import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useInviteToVendorMutation } from '../../../generated/InviteToVendor';
import type { Invitation } from './VendorInHand';

/** `brochureId`: an ad of the company, which the invitation speaks of. */
export function useSendInvitationAgain(): (invitation: Invitation, brochureId: string) => Promise<boolean> {
  const [invite] = useInviteToVendorMutation();
  const attempt = useVerb();
  return ({ email }, brochureId) =>
    attempt({
      run: () => invite({ variables: { input: { email, brochureId } } }),
      done: `The invitation of ${email} has a new link, which is mailed; within ten minutes of the last one, that one stays.`,
      notDone: `The invitation of ${email} is not sent.`,
    });
}
