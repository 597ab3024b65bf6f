import { Alert, Button, Input } from 'antd';
import { Dialog } from '../../ui/dialog/Dialog';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import styles from './DecisionDialog.module.css';
import { reasonTemplates } from './reasonTemplates';

/** Decisions that need a reason for the vendor. DECLINE refuses a request to archive an ad. */
type ExplainedDecision = 'REQUEST_CHANGES' | 'REJECT' | 'DECLINE';

interface DecisionDialogProps {
  decision: ExplainedDecision;
  displayTitle: string;
  /** true for a change of a published ad, which stays public when the change is rejected */
  isChange: boolean;
  onDecide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const longest = 2000;

const titles = {
  REQUEST_CHANGES: 'Ask for changes',
  REJECT: 'Reject',
  DECLINE: 'Decline',
} as const satisfies Record<ExplainedDecision, string>;

const toChange = 'Say why, in the comment: the vendor is to know what to change.';
const missing = {
  REQUEST_CHANGES: toChange,
  REJECT: toChange,
  DECLINE: 'Say why the ad is to stay: the vendor is told.',
} as const satisfies Record<ExplainedDecision, string>;

function consequence(decision: DecisionDialogProps['decision'], isChange: boolean): string {
  if (decision === 'REQUEST_CHANGES') return 'The reason is mailed to the vendor, who can write again.';
  if (decision === 'DECLINE') return 'The ad stays as it is. The reason is mailed to the vendor.';
  return isChange
    ? 'The change is dropped and the live ad stays. The reason is mailed to the vendor.'
    : 'The ad is archived. The reason is mailed to the vendor.';
}

/** Asks for the reason of a decision. Templates insert an editable text. */
export function DecisionDialog({ decision, displayTitle, isChange, onDecide, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<TextAreaRef>(null);

  async function decide(): Promise<void> {
    if (busy) return;
    if (reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    await onDecide(reason.trim());
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={`${titles[decision]}: ${displayTitle}`}
      okText={titles[decision]}
      okButtonProps={{ danger: decision === 'REJECT', loading: busy }}
      onOk={() => void decide()}
      onCancel={onClose}
    >
      <p>{consequence(decision, isChange)}</p>
      <div className={styles.templates} role="group" aria-label="Begin with">
        {reasonTemplates[decision].map(({ name, text }) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              setReason(reason.trim() === '' ? text : `${reason.trim()}\n\n${text}`);
              setMissing(false);
              field.current?.focus();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <label htmlFor="review-reason">Reason</label>
      <Input.TextArea
        id="review-reason"
        ref={field}
        rows={7}
        value={reason}
        className={styles.reason}
        maxLength={longest}
        showCount
        aria-invalid={isMissing}
        {...(isMissing ? { status: 'error' as const } : {})}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void decide();
        }}
      />
      <div role="alert">
        {isMissing && <Alert type="error" showIcon role="presentation" title={missing[decision]} />}
      </div>
    </Dialog>
  );
}
