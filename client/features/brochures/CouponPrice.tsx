import type { FragmentType } from '@apollo/client';
import { useCouponPriceBrochureFragment } from '../../generated/CouponPrice';
import type { CouponPriceBrochureFragment } from '../../generated/types';
import styles from './CouponPrice.module.css';
import { couponWords } from './couponWords';

interface CouponPriceProps {
  brochure: FragmentType<CouponPriceBrochureFragment>;
}

/** What a coupon costs, saves, and how many are left. */
export function CouponPrice({ brochure }: CouponPriceProps) {
  const { data, complete } = useCouponPriceBrochureFragment(brochure);
  if (!complete) return null;
  const { price, before, discount, remaining, soldOut } = couponWords(data);
  return (
    <dl className={styles.prices}>
      <div className={styles.price}>
        <dt>Price</dt>
        <dd>
          <strong className={styles.amount}>{price}</strong>{' '}
          {before && (
            <span className={styles.before}>
              {before.word} {before.word === 'Was' ? <s>{before.amount}</s> : before.amount}
            </span>
          )}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>Discount</dt>
        <dd>{discount}</dd>
      </div>
      <div className={styles.fact}>
        <dt>Remaining</dt>
        <dd>{soldOut ? 'Sold out' : remaining}</dd>
      </div>
    </dl>
  );
}
