import type { CouponState } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { stateLabels } from './couponViews';
import type { BuyersAsked } from './useBuyers';
import styles from './VendorCouponsScreen.module.css';

export function CouponStateLinks({ asked: { brochureDatabaseId, state: current } }: { asked: BuyersAsked }) {
  const states = [null, ...(Object.keys(stateLabels) as CouponState[])];
  return (
    <nav className={styles.states} aria-label="Which coupons">
      {states.map((state) => (
        <ChipLink
          key={state ?? 'all'}
          to={privatePaths.vendorCoupons(brochureDatabaseId, state)}
          chosen={state === current}
        >
          {state === null ? 'All' : stateLabels[state]}
        </ChipLink>
      ))}
    </nav>
  );
}
