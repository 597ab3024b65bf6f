import { formatDate } from '../../shared/dates/formatDate';
import { paths } from '../../shared/paths';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { classNames } from '../../ui/classNames';
import { isoToday } from '../../shared/dates/isoToday';
import type { SavedOffer } from './MyOffers';
import styles from './SavedOfferRow.module.css';

interface SavedOfferRowProps {
  offer: SavedOffer;
  onRemove?: () => void;
}

/** A saved ad on one line. Marks ended ads and ads that are no longer shown. */
export function SavedOfferRow({ offer, onRemove }: SavedOfferRowProps) {
  const { databaseId, title, place, validTo, picture, isGone } = offer;
  const hasEnded = validTo !== null && validTo < isoToday();
  const mark = isGone ? 'No longer shown' : hasEnded ? 'Ended' : null;
  return (
    <article className={classNames(styles.row, mark !== null && styles.over)}>
      {picture !== null && (
        <img className={styles.picture} src={picture} alt="" width={96} height={72} loading="lazy" />
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={paths.brochureDetails(databaseId)}>{title}</Link>
        </h3>
        {place !== '' && <p className={styles.place}>{place}</p>}
        <p className={styles.facts}>
          {mark !== null && <span className={styles.mark}>{mark}</span>}
          {validTo !== null && `${hasEnded ? 'Ended' : 'Ends'} ${formatDate(validTo)}`}
        </p>
      </div>
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove}>
          <Icon name="close" />
          <VisuallyHidden>Remove {title}</VisuallyHidden>
        </button>
      )}
    </article>
  );
}
