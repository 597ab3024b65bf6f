import { useResendCouponMutation } from '../../../generated/ResendCoupon';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import type { Buyer } from './Buyer';

/** "Send again": the buyer's mail with the coupon, once more. */
export function useResendCoupon(): (buyer: Buyer) => Promise<void> {
  const [resend] = useResendCouponMutation();
  const report = useReport();
  return async ({ id, name }) => {
    try {
      await resend({ variables: { input: { id } } });
      report({ tone: 'success', text: `The coupon of ${name} is on its way again.` });
    } catch (error) {
      report({ tone: 'failure', text: `Nothing was sent to ${name}. ${readFailure(error).message}` });
    }
  };
}
