import { LocateButton } from '../../../features/browse-filters/near-me/LocateButton';
import type { OffersMap } from '../../../features/maps/open-layers/OffersMap';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './MapControls.module.css';

/** Zoom buttons, the alternative to wheel, two fingers and keyboard; on phones the visitor's position too. */
export function MapControls({ map }: { map: OffersMap | null }) {
  return (
    <div className={styles.controls} role="group" aria-label="Map controls">
      <LocateButton className={styles.locate} />
      <button type="button" className={styles.button} disabled={!map} onClick={() => map?.zoomBy(1)}>
        <MoreIcon name="plus" />
        <VisuallyHidden>Zoom in</VisuallyHidden>
      </button>
      <button type="button" className={styles.button} disabled={!map} onClick={() => map?.zoomBy(-1)}>
        <MoreIcon name="minus" />
        <VisuallyHidden>Zoom out</VisuallyHidden>
      </button>
    </div>
  );
}
