import { Alert, Button } from 'antd';
import { useState } from 'react';
import { DecisionDialog } from '../../../features/reviews/DecisionDialog';
import { useDecideArchiveRequest } from '../../../features/reviews/useDecideArchiveRequest';
import type { ArchiveRequestDecision, ReviewScreenQuery } from '../../../generated/types';
import styles from './ReviewScreen.module.css';
import { formatDay } from '../../../shared/dates/formatDay';

interface RequestToArchiveProps {
  brochure: NonNullable<ReviewScreenQuery['brochure']>;
  onDecided: () => void;
}

/** The vendor's request to archive the ad: archive it, or decline with a reason. */
export function RequestToArchive({ brochure, onDecided }: RequestToArchiveProps) {
  const { archiveRequest, displayTitle } = brochure;
  const decide = useDecideArchiveRequest();
  const [isDeclining, setDeclining] = useState(false);
  const [busy, setBusy] = useState(false);
  if (archiveRequest?.state !== 'WAITING') return null;

  async function settle(decision: ArchiveRequestDecision, answer: string | null): Promise<void> {
    if (busy) return;
    setBusy(true);
    const isDone = await decide(brochure, decision, answer);
    setBusy(false);
    if (isDone) onDecided();
  }

  return (
    <section aria-label="Request to archive" className={styles.request}>
      <Alert
        type="warning"
        showIcon
        title={`Its vendor asked on ${formatDay(archiveRequest.requestedAt)} to archive this ad`}
        description={
          <>
            <p className={styles.requestReason}>{archiveRequest.reason ?? 'No reason was given.'}</p>
            <div className={styles.requestActions}>
              <Button type="primary" loading={busy} onClick={() => void settle('ARCHIVE', null)}>
                Archive it
              </Button>
              <Button onClick={() => setDeclining(true)}>Decline</Button>
            </div>
          </>
        }
      />
      {isDeclining && (
        <DecisionDialog
          decision="DECLINE"
          displayTitle={displayTitle}
          isChange={false}
          onDecide={(reason) => settle('DECLINE', reason)}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  );
}
