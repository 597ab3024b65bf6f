import type { FragmentType } from '@apollo/client';
import { useCouponPriceBrochureFragment } from '../../../generated/CouponPrice';
import type { CouponPriceBrochureFragment } from '../../../generated/types';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { classNames } from '../../../ui/classNames';
import styles from './CouponPrice.module.css';
import { couponLabels } from './couponLabels';
import { PriceBefore } from './PriceBefore';

interface CouponPriceProps {
  brochure: FragmentType<CouponPriceBrochureFragment>;
}

/** A coupon's price, saving and remaining number in two lines, so that cards have equal heights. */
export function CouponPrice({ brochure }: CouponPriceProps) {
  const { data, complete } = useCouponPriceBrochureFragment(brochure);
  if (!complete) return null;
  const { price, before, discount, isSavingClaimed, remaining, soldOut, fewLeft, notApplicable } = couponLabels(data);
  if (notApplicable) {
    return (
      <dl className={classNames(styles.prices, styles.notApplicable)}>
        {Object.entries({ Price: price, Discount: discount, Remaining: remaining }).map(([term, words]) => (
          <div key={term} className={styles.pair}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className={classNames(styles.prices, soldOut && styles.soldOut)}>
      <div className={styles.price}>
        <dt>
          <VisuallyHidden>Price</VisuallyHidden>
        </dt>
        <dd>
          <strong className={styles.amount}>{price}</strong> <PriceBefore before={before} className={styles.before} />
        </dd>
      </div>
      <div className={styles.pair}>
        <dt>{isSavingClaimed ? 'Save' : 'Discount'}</dt>
        <dd>{discount}</dd>
      </div>
      <div className={classNames(styles.remaining, fewLeft && styles.urgent)}>
        <dt>
          <VisuallyHidden>Remaining</VisuallyHidden>
        </dt>
        <dd>{soldOut ? 'Sold out' : `${remaining} left`}</dd>
      </div>
    </dl>
  );
}
