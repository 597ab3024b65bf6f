import { Button } from 'antd';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useWithdrawArchiveRequestOfOwnMutation } from '../../../generated/ArchiveRequest';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './OwnBrochureRow.module.css';
import { onDay } from './onDay';

interface WaitingRequestProps {
  brochure: OwnBrochureBrochureFragment;
  /** must move the focus, because this disappears */
  onDone: () => void;
}

/** The pending request to archive the ad, with the way to withdraw it. */
export function WaitingRequest({ brochure, onDone }: WaitingRequestProps) {
  const { id, displayTitle, archiveRequest } = brochure;
  const [withdraw, { loading }] = useWithdrawArchiveRequestOfOwnMutation();
  const attempt = useAttempt();
  if (archiveRequest?.state !== 'WAITING') return null;

  async function keep(): Promise<void> {
    const { done } = await attempt({
      run: () => withdraw({ variables: { input: { id } } }),
      done: `“${displayTitle}” stays: your request is taken back.`,
      notDone: `Your request about “${displayTitle}” is not taken back.`,
    });
    if (done) onDone();
  }

  return (
    <div className={styles.word}>
      <p className={styles.wordTitle}>You asked {onDay(archiveRequest.requestedAt)} to archive it</p>
      {archiveRequest.reason !== null && <blockquote className={styles.quote}>{archiveRequest.reason}</blockquote>}
      <p className={styles.hint}>It stays as it is until we have looked at your request.</p>
      <Button className={styles.wordAction} loading={loading} onClick={() => void keep()}>
        Keep it after all<VisuallyHidden> {displayTitle}</VisuallyHidden>
      </Button>
    </div>
  );
}
