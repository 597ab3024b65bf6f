import type { Position } from '../../../platform/geolocation/currentPosition';
import { Link } from '../../../ui/links/Link';
import { classNames } from '../../../ui/classNames';
import styles from './SmallMap.module.css';
import { mapPath } from '../mapPath';

interface SmallMapProps {
  position: Position;
  /** of the ad: what the large map calls the place */
  title: string;
  /** only the suburb is known: a disc instead of a pin */
  isApproximate?: boolean;
}

/** Where an ad is, as a picture of the server's that needs no script; leads to the large map. */
export function SmallMap({ position, title, isApproximate = false }: SmallMapProps) {
  return (
    <Link
      to={mapPath({}, { at: position, label: title })}
      className={styles.map}
      aria-label={`Open the map: ${title}${isApproximate ? ', somewhere in its suburb' : ''}`}
    >
      <img
        src={spotPicture(position)}
        width={640}
        height={320}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <span className={classNames(styles.marker, isApproximate && styles.disc)} aria-hidden="true" />
      <span className={styles.hint} aria-hidden="true">
        Open the map
      </span>
    </Link>
  );
}

/** The server's picture of a place; some ten metres are exact enough, and make neighbours share one. */
function spotPicture({ lat, lon }: Position): string {
  return `/base-map/spot/${lat.toFixed(4)},${lon.toFixed(4)}.svg`;
}
