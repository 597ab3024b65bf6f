import type { FragmentType } from '@apollo/client';

import { useMapOfferBrochureFragment } from '../../../generated/MapOffer';
import type { MapOfferBrochureFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/dates/formatDate';
import { formatDistance } from '../../../shared/formats/formatDistance';
import { brochurePath } from '../../brochures/brochurePath';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { CategoryArt } from '../../brochures/category-art/CategoryArt';
import { Picture } from '../../brochures/Picture';
import { TypeMark } from '../../brochures/TypeMark';
import { placeLine } from '../../brochures/placeLine';
import styles from './MapOffer.module.css';
import { MapOfferPrice } from './MapOfferPrice';
import { hasCoupons } from '../../../generated/brochureTypes';

interface MapOfferProps {
  brochure: FragmentType<MapOfferBrochureFragment>;
  distanceKm?: number | null;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** adds a button that shows the ad on the map */
  onShow?: (() => void) | undefined;
  /** called when mouse or focus come (true) or leave (false) */
  onPoint?: ((isPointed: boolean) => void) | undefined;
}

/** A compact summary of an ad, beside the map or in its popup. */
export function MapOffer({
  brochure,
  distanceKm,
  eager = false,
  headingLevel: Heading = 'h3',
  onShow,
  onPoint,
}: MapOfferProps) {
  const { data, complete } = useMapOfferBrochureFragment(brochure);
  if (!complete) return null;
  const { type, category, thumbnail, displayTitle, validTo } = data;
  const place = placeLine(data, { withStreet: true });
  return (
    <article className={styles.offer}>
      <div className={styles.picture}>
        {thumbnail ? (
          <Picture asset={thumbnail} sizes="(min-width: 992px) 340px, 128px" eager={eager} />
        ) : (
          <CategoryArt category={category} databaseId={data.databaseId} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.markers}>
          <TypeMark type={type} />
          {distanceKm != null && (
            <span className={styles.distance}>{formatDistance(distanceKm, data.positionSource === 'SUBURB')}</span>
          )}
        </p>
        <Heading className={styles.title}>
          <Link
            to={brochurePath(data)}
            className={styles.link}
            onFocus={() => onPoint?.(true)}
            onBlur={() => onPoint?.(false)}
            onMouseEnter={() => onPoint?.(true)}
            onMouseLeave={() => onPoint?.(false)}
          >
            {displayTitle}
          </Link>
        </Heading>
        {place !== '' && <p className={styles.place}>{place}</p>}
        {hasCoupons(type) && <MapOfferPrice brochure={data} />}
        {validTo !== null && <p className={styles.place}>Ends {formatDate(validTo)}</p>}
      </div>
      {onShow && (
        <button type="button" className={styles.show} onClick={onShow}>
          <Icon name="pin" />
          <VisuallyHidden>Show {displayTitle} on the map</VisuallyHidden>
        </button>
      )}
    </article>
  );
}
