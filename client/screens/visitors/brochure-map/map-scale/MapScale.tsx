import type { MapView } from '../../../../features/maps/MapView';
import { scaleLength } from '../../../../../shared/map-style/scaleLength';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import styles from './MapScale.module.css';

/** Mercator metres per pixel at zoom 0 on the equator */
const metresPerPixel = 156_543.034;
const longestBar = 96;

/** A bar of a round length at the latitude of the view's middle. */
export function MapScale({ view }: { view: MapView }) {
  const middle = ((view.box.south + view.box.north) / 2) * (Math.PI / 180);
  const metres = (metresPerPixel * Math.cos(middle)) / 2 ** view.zoom;
  const scale = scaleLength(longestBar * metres);
  return (
    <p className={styles.scale} style={{ width: Math.round(scale.metres / metres) }}>
      <VisuallyHidden>Scale: </VisuallyHidden>
      {scale.label}
    </p>
  );
}
