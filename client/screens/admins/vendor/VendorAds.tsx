import { statusNames } from '../../../features/brochure-grid/brochureLabels';
import { useAdPath } from '../../../features/brochure-lifecycle/useAdPath';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import type { VendorAd } from './SelectedVendor';
import styles from './VendorScreen.module.css';
import { typeLabels } from '../../../generated/brochureTypes';

interface VendorAdsProps {
  ads: readonly VendorAd[];
  total: number;
  vendorId: number;
}

/** The company's newest ads, with a link to its public list. */
export function VendorAds({ ads, total, vendorId }: VendorAdsProps) {
  const adPath = useAdPath();
  if (total === 0) return <p className={styles.muted}>It has no ads.</p>;
  return (
    <>
      <ul className={styles.ads}>
        {ads.map(({ id, databaseId, displayTitle, type, status }) => (
          <li key={id}>
            <Link to={adPath({ type, databaseId })}>{displayTitle === '' ? `Ad ${databaseId}` : displayTitle}</Link>{' '}
            <span className={styles.muted}>
              {typeLabels[type]}, {statusNames[status]}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {total > ads.length && `These are ${ads.length} of ${total}. `}
        <Link to={paths.brochuresOfVendor(vendorId)}>See them as visitors do</Link>
      </p>
    </>
  );
}
