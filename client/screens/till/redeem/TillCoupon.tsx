import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useRedeemCouponMutation } from '../../../generated/RedeemCoupon';
import { useTillCouponFragment } from '../../../generated/TillCoupon';
import type { TillCouponFragment } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { CouponOffer } from './CouponOffer';
import { forgetCode } from './offline/forgetCode';
import { noConnection } from './offline/useOfflineTill';

interface TillCouponProps {
  coupon: FragmentType<TillCouponFragment>;
  onNext: () => void;
  /** the answer to a redemption did not come */
  onUnreachable: () => void;
}

/** One coupon at the till. */
export function TillCoupon({ coupon, onNext, onUnreachable }: TillCouponProps) {
  const client = useApolloClient();
  const { data, complete } = useTillCouponFragment(coupon);
  const [redeem, { loading }] = useRedeemCouponMutation();
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!complete) return null;

  async function redeemIt(code: string, outsideConditions: boolean): Promise<void> {
    setProblem(null);
    try {
      await redeem({ variables: { input: { code, ...(outsideConditions && { outsideConditions }) } } });
      setDone(true);
      await forgetCode(code);
    } catch (error) {
      const { code: failed, message } = readFailure(error);
      setProblem(message);
      if (noConnection.includes(failed)) {
        onUnreachable();
        return;
      }
    }
    // another till may have been faster, its time may be over, and the counts shown here have changed
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }

  return (
    <CouponOffer
      coupon={data}
      isDone={isDone && data.state === 'REDEEMED'}
      busy={loading}
      problem={problem}
      onRedeem={(outsideConditions) => void redeemIt(data.code, outsideConditions)}
      onNext={onNext}
    />
  );
}
