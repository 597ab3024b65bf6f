import { Checkbox } from 'antd';
import { reviewKinds } from '../../../features/reviews/reviewKinds';
import { privatePaths } from '../../../shared/privatePaths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Link } from '../../../ui/links/Link';
import { AssigneeChoice } from './AssigneeChoice';
import styles from './ReviewsScreen.module.css';
import { needsText } from './needsText';
import { canApproveHere } from './useApproveMany';
import type { Reviewers } from './useReviewers';
import type { QueuedReview } from './useReviewQueue';
import { typeLabels } from '../../../generated/brochureTypes';
import { formatMoment } from '../../../shared/dates/formatMoment';

const hour = 3_600_000;

/** "waits 3 days", no more exact than planning a day needs. */
export function waitedFor(since: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / hour));
  if (hours < 1) return 'since less than an hour';
  if (hours < 24) return `for ${String(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
  const days = Math.floor(hours / 24);
  return `for ${String(days)} ${days === 1 ? 'day' : 'days'}`;
}

interface ReviewQueueProps {
  reviews: readonly QueuedReview[];
  reviewers: Reviewers['choices'];
  chosen: ReadonlySet<string>;
  /** absent: the caller may not decide */
  onChoose?: ((id: string, isChosen: boolean) => void) | undefined;
  onAssigned: () => void;
}

export function ReviewQueue({ reviews, reviewers, chosen, onChoose, onAssigned }: ReviewQueueProps) {
  if (reviews.length === 0) {
    return (
      <EmptyState icon="check" title="Nothing is waiting">
        <p>New ads, changes of live ads and requests to archive appear here as soon as somebody has sent them.</p>
      </EmptyState>
    );
  }
  return (
    <ol className={styles.queue}>
      {reviews.map((review) => {
        const { kind, waitingSince, isSentBack, brochure } = review;
        return (
          <li key={brochure.id} className={styles.review}>
            {onChoose !== undefined && (
              <Checkbox
                className={styles.choose}
                aria-label={`Choose ${brochure.displayTitle}`}
                disabled={!canApproveHere(review)}
                checked={chosen.has(brochure.id)}
                onChange={({ target }) => onChoose(brochure.id, target.checked)}
              />
            )}
            <div className={styles.about}>
              <Link data-review className={styles.name} to={privatePaths.adminReview(brochure.databaseId)}>
                {brochure.displayTitle}
              </Link>
              <span className={styles.hint}>
                {[typeLabels[brochure.type], brochure.category.name, brochure.companyName]
                  .filter((part) => part !== null && part !== brochure.displayTitle)
                  .join(' · ')}
              </span>
              {brochure.approvalProblems.length > 0 && (
                <span className={styles.needs}>{needsText(brochure.approvalProblems)}</span>
              )}
            </div>
            <span className={styles.kind} data-kind={kind}>
              {reviewKinds[kind]}
              {isSentBack && ', sent back'}
            </span>
            {reviewers.length > 0 && <AssigneeChoice review={review} choices={reviewers} onAssigned={onAssigned} />}
            <time className={styles.hint} dateTime={waitingSince} title={formatMoment(waitingSince)}>
              {waitedFor(new Date(waitingSince), new Date())}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
