import { Button } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { plural } from '../../../shared/formats/plural';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Shortcuts } from '../../../ui/shortcuts/Shortcuts';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { parseReviewFilters, printReviewFilters } from './reviewFilters';
import { ReviewFilters } from './ReviewFilters';
import { ReviewQueue } from './ReviewQueue';
import styles from './ReviewsScreen.module.css';
import { useReviewQueue } from './useReviewQueue';

/** The review queue, the longest waiting first. */
export default function ReviewsScreen() {
  const filters = parseReviewFilters(useAddressQuery());
  const navigate = useNavigate();
  const { reviews, total, loading, error, more, reload } = useReviewQueue(filters);
  const place = useRef<HTMLDivElement>(null);

  const step = (by: 1 | -1): void => {
    const links = [...(place.current?.querySelectorAll<HTMLElement>('a[data-review]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by;
    links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  };

  return (
    <>
      <PageHeading
        title="Reviews"
        subtitle="New ads, changes of live ads and requests to archive, the longest waiting first."
      />
      <ReviewFilters
        filters={filters}
        onChange={(next) => void navigate({ search: printReviewFilters(next).toString() }, { replace: true })}
      />
      <div ref={place}>
        <p className={styles.count} role="status">
          {error === undefined && (loading && reviews === undefined ? 'Loading' : `${plural(total, 'ad')} to look at`)}
        </p>
        {error !== undefined && <LoadFailure title="The ads could not be loaded" error={error} onRetry={reload} />}
        {error === undefined && reviews === undefined && <Skeleton height="320px" />}
        {error === undefined && reviews !== undefined && <ReviewQueue reviews={reviews} />}
        {more !== null && (
          <Button loading={loading} onClick={more} className={styles.more}>
            Show more
          </Button>
        )}
      </div>
      <Shortcuts
        shortcuts={[
          { key: 'j', does: 'next in the list', press: () => step(1) },
          { key: 'k', does: 'the one before', press: () => step(-1) },
        ]}
      />
    </>
  );
}
