import type { Position } from '../../../platform/geolocation/currentPosition';
import { Link } from '../../../ui/links/Link';
import { classNames } from '../../../ui/classNames';
import styles from './SmallMap.module.css';
import { mapPath } from '../mapPath';

interface SmallMapProps {
  position: Position;
  /** the ad's title, used as the label on the large map */
  title: string;
  /** only the suburb is known: shows a disc instead of a pin */
  isApproximate?: boolean;
}

/** The ad's location as a server-rendered picture, without JavaScript. Links to the large map. */
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

/** The picture's address. Four decimals, about ten metres, let neighbours share a picture. */
function spotPicture({ lat, lon }: Position): string {
  return `/base-map/spot/${lat.toFixed(4)},${lon.toFixed(4)}.svg`;
}
