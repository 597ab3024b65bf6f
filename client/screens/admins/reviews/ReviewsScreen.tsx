import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useMay } from '../../../features/session/useMay';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { plural } from '../../../shared/formats/plural';
import { PageHeading } from '../../../ui/page/PageHeading';
import { ShowMore } from '../../../ui/load-more/ShowMore';
import { Shortcuts } from '../../../ui/shortcuts/Shortcuts';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ApprovalJob } from './ApprovalJob';
import { parseReviewFilters, printReviewFilters } from './reviewFilters';
import { ReviewFilters } from './ReviewFilters';
import { ReviewQueue } from './ReviewQueue';
import styles from './ReviewsScreen.module.css';
import { canApproveHere, useApproveMany } from './useApproveMany';
import { useReviewers } from './useReviewers';
import { queueOf, useReviewQueue } from './useReviewQueue';

/** The review queue, the longest waiting first. */
export default function ReviewsScreen() {
  const filters = parseReviewFilters(useAddressQuery());
  const navigate = useNavigate();
  const { ownId, choices } = useReviewers();
  const { reviews, total, loading, error, more, reload } = useReviewQueue(filters, ownId);
  const { approveAll, previewAll, isSending, jobId } = useApproveMany();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayDecide = useMay()('reviewBrochure');
  const ready = reviews?.filter(canApproveHere) ?? [];
  const approving = ready.filter(({ brochure }) => chosen.has(brochure.id));
  const canDecideAll = !filters.isSentBack && filters.kind !== 'ARCHIVE_REQUEST';
  const place = useRef<HTMLDivElement>(null);

  const step = (by: 1 | -1): void => {
    const links = [...(place.current?.querySelectorAll<HTMLElement>('a[data-review]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by;
    links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  };

  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));

  async function approveChosen(): Promise<void> {
    if (await approveAll(approving)) setChosen(new Set());
  }

  return (
    <>
      <PageHeading
        title="Reviews"
        subtitle="New ads, changes of live ads and requests to archive, the longest waiting first."
      />
      <ReviewFilters
        filters={filters}
        canBeMine={mayDecide}
        onChange={(next) => void navigate({ search: printReviewFilters(next).toString() }, { replace: true })}
      />
      <div ref={place}>
        <p className={styles.count} role="status">
          {error === undefined && (loading && reviews === undefined ? 'Loading' : `${plural(total, 'ad')} to look at`)}
        </p>
        {mayDecide && (ready.length > 0 || (more !== null && canDecideAll)) && (
          <div className={styles.bulk} role="group" aria-label="Approve many">
            <Checkbox
              checked={approving.length === ready.length}
              indeterminate={approving.length > 0 && approving.length < ready.length}
              disabled={isSending}
              onChange={({ target }) =>
                setChosen(new Set(target.checked ? ready.map(({ brochure }) => brochure.id) : []))
              }
            >
              {`All ${String(ready.length)} ${more === null ? '' : 'shown here '}that lack nothing`}
            </Checkbox>
            <Button
              type="primary"
              disabled={approving.length === 0}
              loading={isSending}
              onClick={() => void approveChosen()}
            >
              {`Approve ${plural(approving.length, 'ad')}`}
            </Button>
            {more !== null && canDecideAll && (
              <Button disabled={isSending} onClick={() => void previewAll(queueOf(filters, ownId))}>
                {`Preview of all ${groupThousands(total)}`}
              </Button>
            )}
          </div>
        )}
        {jobId !== null && <ApprovalJob key={jobId} jobId={jobId} onEnd={reload} />}
        {error !== undefined && <LoadFailure title="The ads could not be loaded" error={error} onRetry={reload} />}
        {error === undefined && reviews === undefined && <Skeleton height="320px" />}
        {error === undefined && reviews !== undefined && (
          <ReviewQueue
            reviews={reviews}
            reviewers={choices}
            chosen={chosen}
            onChoose={mayDecide ? choose : undefined}
            onAssigned={reload}
          />
        )}
        {more !== null && <ShowMore list={more} nouns="ads" className={styles.more} />}
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
