import type { FragmentType } from '@apollo/client';
import { useCouponAmountBrochureFragment } from '../../../generated/CouponAmount';
import type { CouponAmountBrochureFragment } from '../../../generated/types';
import styles from './CouponAmount.module.css';
import { couponLabels } from './couponLabels';
import { PriceBefore } from './PriceBefore';

interface CouponAmountProps {
  brochure: FragmentType<CouponAmountBrochureFragment>;
}

/**
 * The coupon's price beside the button on phones, where the price itself is further down. Hidden from screen readers,
 * which read that price.
 */
export function CouponAmount({ brochure }: CouponAmountProps) {
  const { data, complete } = useCouponAmountBrochureFragment(brochure);
  if (!complete) return null;
  const { price, before, soldOut, notApplicable } = couponLabels(data);
  if (soldOut || notApplicable) return null;
  return (
    <p className={styles.amount} aria-hidden="true">
      <strong className={styles.price}>{price}</strong>
      <PriceBefore before={before} className={styles.before} />
    </p>
  );
}
