import type { FragmentType } from '@apollo/client';
import { memo } from 'react';
import { useBrochureCardBrochureFragment } from '../../generated/BrochureCard';
import { hasCoupons, typeActions } from '../../generated/brochureTypes';
import type { BrochureCardBrochureFragment } from '../../generated/types';
import { Remembered } from '../../platform/page/fragments/Remembered';
import { useNow } from '../../platform/time/useNow';
import { formatDate } from '../../shared/dates/formatDate';
import { formatDistance } from '../../shared/formats/formatDistance';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { categoryIcon } from '../categories/categoryIcon';
import { SaveOfferButton } from '../my-offers/SaveOfferButton';
import { OpeningNow } from '../opening-hours/OpeningNow';
import { previewPath } from '../previews/previewPath';
import { usePreviewToken } from '../previews/usePreviewToken';
import styles from './BrochureCard.module.css';
import { CategoryArt } from './category-art/CategoryArt';
import { CouponPrice } from './price/CouponPrice';
import { Picture } from './Picture';
import { PreviewRibbon } from './PreviewRibbon';
import { TypeMark } from './TypeMark';
import { brochurePath } from './brochurePath';
import { endsIn } from './price/endsIn';
import { placeLine } from './placeLine';

interface BrochureCardProps {
  brochure: FragmentType<BrochureCardBrochureFragment>;
  /** kilometres; null or undefined when the visitor's position is unknown */
  distanceKm?: number | null;
  /** true for the first card of the page */
  first?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** the picture's width in 4, 3 and 2 columns; beside the text on phones it has 240, for which the same file is chosen */
const sizes = '320px';

/** One ad in the list. The whole card is one link, named by its title. */
export function BrochureCard(props: BrochureCardProps) {
  return (
    <Remembered name="card" of={[props]} timed>
      <CardOfAd {...props} />
    </Remembered>
  );
}

/**
 * It renders again only if its ad changes: a list renders a second time after hydration, and whenever a page of it
 * arrives.
 */
const CardOfAd = memo(function CardOfAd(props: BrochureCardProps) {
  const { brochure, distanceKm, first = false, headingLevel: Heading = 'h2' } = props;
  const { data, complete } = useBrochureCardBrochureFragment(brochure);
  const previewToken = usePreviewToken();
  const now = useNow();
  if (!complete) return null;
  const { type, category, thumbnail, displayTitle, summary, validTo } = data;
  const isCoupon = hasCoupons(type);
  const isPreview = data.status === 'PENDING_REVIEW';
  const place = placeLine(data, { withStreet: type === 'BLD_AD' && !thumbnail });

  return (
    <article className={classNames(styles.card, !thumbnail && styles.plain, isCoupon && styles.coupon)}>
      <div className={styles.top}>
        {thumbnail ? (
          <>
            <Picture asset={thumbnail} sizes={sizes} small first={first} />
            <span className={styles.category}>
              <Icon name={categoryIcon(category)} />
            </span>
          </>
        ) : (
          <CategoryArt category={category} databaseId={data.databaseId} />
        )}
        {distanceKm != null && (
          <span className={styles.distance}>{formatDistance(distanceKm, data.positionSource === 'SUBURB')}</span>
        )}
        {isPreview && <PreviewRibbon />}
      </div>
      <p className={styles.marks}>
        <TypeMark type={type} />
        <span className={styles.categoryName}>{category.name}</span>
      </p>
      {!isPreview && (
        <div className={styles.save}>
          <SaveOfferButton brochure={data} compact />
        </div>
      )}
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={previewPath(brochurePath(data), isPreview ? previewToken : null)} className={styles.link}>
            {displayTitle}
          </Link>
        </Heading>
        {place !== '' && <p className={styles.place}>{place}</p>}
        {data.openingHours !== null && (
          <OpeningNow text={data.openingHours} timeZone={data.timeZone} state={data.address?.state ?? null} />
        )}
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        <div className={styles.foot}>
          {isCoupon && <CouponPrice brochure={data} />}
          <p className={styles.last}>
            <span className={styles.action} aria-hidden="true">
              {typeActions[type]}
            </span>
            {validTo !== null && (
              // the server may have rendered this before midnight
              <span className={styles.until} suppressHydrationWarning>
                {endsIn(validTo, data.timeZone, now) ?? `Ends ${formatDate(validTo)}`}
              </span>
            )}
          </p>
        </div>
      </div>
    </article>
  );
});
