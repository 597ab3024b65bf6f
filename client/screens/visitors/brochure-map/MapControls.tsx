import type { ComponentProps } from 'react';
import { LocateButton } from '../../../features/browse-filters/near-me/LocateButton';
import type { OffersMap } from '../../../features/maps/open-layers/OffersMap';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { KeepAreaButton } from './kept-areas/KeepAreaButton';
import styles from './MapControls.module.css';

interface MapControlsProps extends Omit<ComponentProps<typeof KeepAreaButton>, 'className'> {
  map: OffersMap | null;
}

/** Zoom buttons, the alternative to wheel, two fingers and keyboard; on phones the visitor's position too; and the map for use offline. */
export function MapControls({ map, ...shown }: MapControlsProps) {
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
      <KeepAreaButton className={styles.button} {...shown} />
    </div>
  );
}
