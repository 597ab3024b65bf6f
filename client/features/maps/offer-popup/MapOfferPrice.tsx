import type { FragmentType } from '@apollo/client';
import { useMapOfferPriceBrochureFragment } from '../../../generated/MapOfferPrice';
import type { MapOfferPriceBrochureFragment } from '../../../generated/types';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { couponLabels } from '../../brochures/price/couponLabels';
import { PriceBefore } from '../../brochures/price/PriceBefore';
import styles from './MapOfferPrice.module.css';

interface MapOfferPriceProps {
  brochure: FragmentType<MapOfferPriceBrochureFragment>;
}

/** A coupon's price on one line, with the same labels as on its card. */
export function MapOfferPrice({ brochure }: MapOfferPriceProps) {
  const { data, complete } = useMapOfferPriceBrochureFragment(brochure);
  if (!complete) return null;
  const { price, before, remaining, soldOut, notApplicable } = couponLabels(data);
  return (
    <p className={styles.price}>
      <strong className={soldOut || notApplicable ? styles.quiet : styles.amount}>
        <VisuallyHidden>Price </VisuallyHidden>
        {price}
      </strong>
      <PriceBefore before={before} className={styles.quiet} />
      {!notApplicable && <span className={styles.remaining}>{soldOut ? 'Sold out' : `${remaining} left`}</span>}
    </p>
  );
}
