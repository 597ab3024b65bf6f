import type { FragmentType } from '@apollo/client';
import { atdwCredit } from '../brochures/atdwCredit';
import { useTourismSourceBrochureFragment } from '../../generated/TourismSource';
import type { TourismSourceBrochureFragment } from '../../generated/types';
import { formatMoney } from '../../shared/formats/formatMoney';
import styles from './TourismSource.module.css';

interface TourismSourceProps {
  brochure: FragmentType<TourismSourceBrochureFragment>;
  /** of an ad that waits for review: nobody counts the visit */
  isPreview: boolean;
}

/** Usual price and credits of a tourism ad, and the pixel by which its source counts visits (docs/rules/tourism-ads.md). */
export function TourismSource({ brochure, isPreview }: TourismSourceProps) {
  const { data, complete } = useTourismSourceBrochureFragment(brochure);
  if (!complete) return null;
  const { databaseId, tourismListing: listing } = data;
  const credits = listing?.pictureCredits ?? [];
  return (
    <div className={styles.source}>
      {listing?.priceFromCents != null && <p className={styles.price}>From {formatMoney(listing.priceFromCents)}</p>}
      <p>
        {atdwCredit('Listing')}
        {listing?.organisation != null && `. Content of ${listing.organisation}`}.
        {credits.length > 0 && ` Pictures: ${credits.join(', ')}.`}
      </p>
      {listing?.hasPixel === true && !isPreview && (
        <iframe
          className={styles.pixel}
          src={`/tourism-pixel/${databaseId}`}
          title="Counts the visit for the Australian Tourism Data Warehouse"
          width="1"
          height="1"
          tabIndex={-1}
        />
      )}
    </div>
  );
}
