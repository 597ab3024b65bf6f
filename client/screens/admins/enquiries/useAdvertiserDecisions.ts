import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useAcceptAdvertiserMutation, useRefuseAdvertiserMutation } from '../../../generated/DecideAdvertiser';
import type { EnquiryRow } from './enquiryColumns';

/** Accepts or declines a business that asks to advertise. Both resolve to true on success. */
export function useAdvertiserDecisions() {
  const [acceptAdvertiser] = useAcceptAdvertiserMutation();
  const [refuseAdvertiser] = useRefuseAdvertiserMutation();
  const attempt = useVerb();

  return {
    accept: ({ id, companyName, email }: EnquiryRow, vendorId: string | null): Promise<boolean> =>
      attempt({
        run: () => acceptAdvertiser({ variables: { input: { id, vendorId } } }),
        done: `“${companyName ?? ''}” is a vendor, and ${email} is invited.`,
        notDone: `“${companyName ?? ''}” is not accepted.`,
      }),
    refuse: ({ id, companyName, email }: EnquiryRow, reason: string): Promise<boolean> =>
      attempt({
        run: () => refuseAdvertiser({ variables: { input: { id, reason } } }),
        done: `“${companyName ?? ''}” is declined, and ${email} gets the reason.`,
        notDone: `“${companyName ?? ''}” is not declined.`,
      }),
  };
}
