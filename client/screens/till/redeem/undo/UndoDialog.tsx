import { useApolloClient } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useUndoRedemptionMutation } from '../../../../generated/UndoRedemption';
import { readFailure } from '../../../../platform/errors/readFailure';
import { formatCouponCode } from '../../../../shared/formats/formatCouponCode';
import { Dialog } from '../../../../ui/dialog/Dialog';
import styles from '../RedeemScreen.module.css';

const missing = 'Give the reason.';

interface UndoDialogProps {
  coupon: { id: string; code: string; title: string };
  onClose: () => void;
}

/** Asks for the reason of an undone redemption, and undoes it. */
export function UndoDialog({ coupon: { id, code, title }, onClose }: UndoDialogProps) {
  const client = useApolloClient();
  const [undo, { loading }] = useUndoRedemptionMutation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useId();

  async function confirm(): Promise<void> {
    if (loading) return;
    if (reason.trim() === '') {
      setProblem(missing);
      document.getElementById(field)?.focus();
      return;
    }
    try {
      await undo({ variables: { input: { id, reason: reason.trim() } } });
    } catch (error) {
      setProblem(readFailure(error).message);
      return;
    }
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    onClose();
  }

  return (
    <Dialog
      title="Undo this redemption?"
      okText="Undo it"
      cancelText="Leave it redeemed"
      confirmLoading={loading}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p className={styles.undone}>
        {formatCouponCode(code)}, {title}. The coupon can be used again. A redemption can be undone once.
      </p>
      <Form.Item label="Reason, kept in our log" htmlFor={field} layout="vertical">
        <Input.TextArea
          id={field}
          rows={2}
          maxLength={200}
          required
          value={reason}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${field}-problem`}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form.Item>
      {problem !== null && (
        <p id={`${field}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
