import { Alert, Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NotifyAdvertiserDialog } from '../../../features/advertiser-notice/NotifyAdvertiserDialog';
import { nameOfStatus } from '../../../features/brochure-grid/brochureLabels';
import { DecisionDialog } from '../../../features/reviews/DecisionDialog';
import { reviewKinds } from '../../../features/reviews/reviewKinds';
import { useReviewBrochure } from '../../../features/reviews/useReviewBrochure';
import type { ReviewDecision, ReviewScreenQuery } from '../../../generated/types';
import { documentTitle } from '../../../shared/documentTitle';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { privatePaths } from '../../../shared/privatePaths';
import { classNames } from '../../../ui/classNames';
import strip from '../../../ui/strip.module.css';
import { Shortcuts } from '../../../ui/shortcuts/Shortcuts';
import { ApprovalProblems } from './ApprovalProblems';
import type { Neighbours } from './getAdjacentReviews';
import { RequestToArchive } from './RequestToArchive';
import { ReviewedBrochure } from './ReviewedBrochure';
import { useMay } from '../../../features/session/useMay';
import styles from './ReviewScreen.module.css';
import { sentDecisions } from './sentDecisions';
import { usePreloadedReview } from './usePreloadedReview';
import { typeLabels } from '../../../generated/brochureTypes';
import { formatDay } from '../../../shared/dates/formatDay';

const words: Record<ReviewDecision, string> = {
  APPROVE: 'Approved before',
  REQUEST_CHANGES: 'Sent back before',
  REJECT: 'Rejected before',
};

/** The last decision's comment, so that the next one does not contradict it. */
function LastDecision({ brochure }: { brochure: NonNullable<ReviewScreenQuery['brochure']> }) {
  const { lastReview } = brochure;
  if (lastReview === null) return null;
  const { decision, comment, reviewedAt } = lastReview;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.problems}
      title={`${words[decision]}, on ${formatDay(reviewedAt)}`}
      {...(comment === null ? {} : { description: comment })}
    />
  );
}

interface ReviewProps extends Neighbours {
  brochure: NonNullable<ReviewScreenQuery['brochure']>;
}

type Asked = 'REQUEST_CHANGES' | 'REJECT';

export function Review({ brochure, next, previous, others }: ReviewProps) {
  const { displayTitle, type, status, vendor, pendingRevision, archiveRequest, approvalProblems } = brochure;
  const navigate = useNavigate();
  const review = useReviewBrochure();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isNotifying, setNotifying] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isEarly, setEarly] = useState(false);
  /** why the last letter did nothing */
  const [noEffect, setNoEffect] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = useRef<HTMLDivElement>(null);
  const problemsId = useId();
  const isRefused = approvalProblems.length > 0;
  const isChange = pendingRevision !== null;
  const newAd = status === 'PENDING_REVIEW' ? reviewKinds.NEW_AD : null;
  const kind = isChange ? reviewKinds.CHANGE : newAd;
  const isAskedToArchive = archiveRequest?.state === 'WAITING';
  const may = useMay();
  const mayDecide = may('reviewBrochure');
  const isOpen = mayDecide && (status === 'PENDING_REVIEW' || isChange);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  usePreloadedReview(next);

  const pathOf = (databaseId: number | null): string =>
    databaseId === null ? privatePaths.adminReviews() : privatePaths.adminReview(databaseId);
  const goTo = (databaseId: number | null): void => void navigate(pathOf(databaseId));

  /** Stays on the current page if the reviewer has moved on before the response. */
  const goOn = (): void => {
    if (window.location.pathname === privatePaths.adminReview(brochure.databaseId)) goTo(next);
  };

  async function decide(decision: ReviewDecision, reason: string | null = null): Promise<void> {
    if (busy) return;
    setBusy(true);
    const isDone = await review(brochure, decision, reason);
    setBusy(false);
    if (isDone) goOn();
  }

  /**
   * The next ad is there at once, and the next letter is for it. A refusal leads back, unless the reviewer has moved on
   * from there; the ad waits on.
   */
  function approve(): void {
    if (isRefused) problems.current?.focus();
    if (!isOpen) setNoEffect(whyClosed());
    if (isRefused || !isOpen || sentDecisions.get().has(brochure.databaseId)) return;
    sentDecisions.add(brochure.databaseId);
    void review(brochure, 'APPROVE', null).then((isDone) => {
      if (isDone) return;
      sentDecisions.drop(brochure.databaseId);
      // the refusal may be faster than the way to the next ad
      const own = pathOf(brochure.databaseId);
      if ([own, pathOf(next)].includes(window.location.pathname)) goTo(brochure.databaseId);
    });
    goTo(next);
  }
  const ask = (decision: Asked) => (): void => {
    if (isOpen) setAsked(decision);
    else setNoEffect(whyClosed());
  };
  function whyClosed(): string {
    if (!mayDecide) return 'Your role may not decide about ads.';
    if (isAskedToArchive) return 'Only a request to archive waits here: choose “Archive it” or “Decline”.';
    return 'Nothing waits here for a decision.';
  }

  return (
    <article>
      <title>{documentTitle(`Review: ${displayTitle}`)}</title>
      <header className={styles.header}>
        <p className={styles.hint}>
          {[isAskedToArchive ? reviewKinds.ARCHIVE_REQUEST : null, kind, typeLabels[type], nameOfStatus(brochure)]
            .filter((part) => part !== null)
            .join(' · ')}
          {vendor !== null && ` · ${vendor.companyName}`}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {displayTitle}
        </h1>
        <p className={styles.hint} role="status">
          {others === 0 ? 'Nothing else is waiting.' : `${groupThousands(others)} more waiting.`}
        </p>
      </header>
      <div className={classNames(styles.actions, strip.strip)} role="group" aria-label="Decision">
        {mayDecide && (isOpen || !isAskedToArchive) && (
          <>
            <Button
              type="primary"
              loading={busy}
              disabled={!isOpen}
              {...(isRefused && { className: styles.refused, 'aria-disabled': true, 'aria-describedby': problemsId })}
              onClick={approve}
            >
              {isChange ? 'Approve the change' : 'Approve and publish'}
            </Button>
            <Button disabled={!isOpen} onClick={ask('REQUEST_CHANGES')}>
              Ask for changes
            </Button>
            <Button danger disabled={!isOpen} onClick={ask('REJECT')}>
              Reject
            </Button>
          </>
        )}
        {may('notifyAdvertiser') && <Button onClick={() => setNotifying(true)}>Notify advertiser</Button>}
        <Button onClick={() => goTo(next)}>{next === null ? 'To the list' : 'Next'}</Button>
      </div>
      {isEarly && isOpen && (
        <Alert
          type="info"
          showIcon
          role="status"
          className={styles.problems}
          title="You pressed A before this ad was shown: press it again to approve the ad"
        />
      )}
      {noEffect !== null && !isOpen && (
        <Alert type="info" showIcon role="status" className={styles.problems} title={noEffect} />
      )}
      <ApprovalProblems id={problemsId} problems={approvalProblems} place={problems} />
      {may('decideArchiveRequest') && <RequestToArchive brochure={brochure} onDecided={goOn} />}
      {mayDecide && !isOpen && !isAskedToArchive && (
        <Alert
          type="info"
          showIcon
          title={`Nothing waits here: this ad is ${brochure.isDraft ? 'a draft of its vendor' : nameOfStatus(brochure).toLowerCase()}.`}
        />
      )}
      <LastDecision brochure={brochure} />
      <ReviewedBrochure brochure={brochure} />
      <Shortcuts
        shortcuts={[
          { key: 'a', does: 'approve', press: approve, pressEarly: () => setEarly(true) },
          { key: 'c', does: 'ask for changes', press: ask('REQUEST_CHANGES') },
          { key: 'r', does: 'reject', press: ask('REJECT') },
          { key: 'n', does: 'next', press: () => goTo(next) },
          { key: 'j', does: 'next', press: () => goTo(next) },
          { key: 'k', does: 'the one before', press: () => goTo(previous) },
        ]}
      />
      {asked !== null && (
        <DecisionDialog
          decision={asked}
          displayTitle={displayTitle}
          isChange={isChange && status === 'PUBLISHED'}
          onDecide={(reason) => decide(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {isNotifying && <NotifyAdvertiserDialog brochure={brochure} onClose={() => setNotifying(false)} />}
    </article>
  );
}
