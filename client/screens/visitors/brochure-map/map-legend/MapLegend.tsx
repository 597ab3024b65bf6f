import { lazy, Suspense } from 'react';
import type { FacilityType } from '../../../../../shared/map-style/facilities';
import styles from './MapLegend.module.css';

/** Not needed before the base map is there. */
const FacilityLegend = lazy(() => import('./FacilityLegend').catch(() => ({ default: () => <></> })));

/** What the marks on the map mean. `facilities`: those that the base map has. */
export function MapLegend({ facilities }: { facilities: readonly FacilityType[] }) {
  return (
    <details className={styles.legend}>
      <summary className={styles.summary}>Legend</summary>
      <ul className={styles.list}>
        <li>
          <span className={styles.dot} />A business
        </li>
        <li>
          <span className={styles.offer} />
          With an offer
        </li>
        <li>
          <span className={styles.several} />
          Several, zoom in to see each
        </li>
        <li>
          <span className={styles.number}>3</span>
          At one door, or too many to show
        </li>
        <li>
          <span className={styles.price}>$</span>
          Named: the first of the list here
        </li>
        {facilities.length > 0 && (
          <Suspense>
            <FacilityLegend facilities={facilities} />
          </Suspense>
        )}
      </ul>
    </details>
  );
}
