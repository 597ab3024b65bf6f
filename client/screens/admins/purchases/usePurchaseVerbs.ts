import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useRedeemPurchaseMutation } from '../../../generated/RedeemPurchase';
import { useResendPurchaseMutation } from '../../../generated/ResendPurchase';
import { useVoidPurchaseMutation } from '../../../generated/VoidPurchase';
import { formatCouponCode } from '../../../shared/formatCouponCode';
import type { Purchase } from './Purchase';

/** What administrators do with a coupon. */
export function usePurchaseVerbs() {
  const [redeemPurchase] = useRedeemPurchaseMutation();
  const [resendPurchase] = useResendPurchaseMutation();
  const [voidPurchase] = useVoidPurchaseMutation();
  const attempt = useVerb();
  return {
    redeem: ({ name, code }: Purchase): Promise<boolean> =>
      attempt({
        run: () => redeemPurchase({ variables: { input: { code } } }),
        done: `Coupon ${formatCouponCode(code)} of ${name} is redeemed.`,
        notDone: `Coupon ${formatCouponCode(code)} of ${name} is not redeemed.`,
      }),
    resend: ({ id, name }: Purchase): Promise<boolean> =>
      attempt({
        run: () => resendPurchase({ variables: { input: { id } } }),
        done: `The coupon of ${name} is mailed again.`,
        notDone: `The coupon of ${name} is not mailed.`,
      }),
    voidIt: ({ id, code }: Purchase, reason: string): Promise<boolean> =>
      attempt({
        run: () => voidPurchase({ variables: { input: { id, reason } } }),
        done: `Coupon ${formatCouponCode(code)} is void; there is one more to be had.`,
        notDone: `Coupon ${formatCouponCode(code)} is not voided.`,
      }),
  };
}
