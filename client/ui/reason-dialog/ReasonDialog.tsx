import { Form, Input } from 'antd';
import { Dialog } from '../dialog/Dialog';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './ReasonDialog.module.css';

interface ReasonDialogProps {
  /** question that names the object, for example “Suspend kim@cafe.example?” */
  title: string;
  /** label of the confirm button */
  verb: string;
  danger?: boolean;
  /** consequences of the action */
  children: ReactNode;
  /** resolves to true on success, which closes the dialog */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation and a reason before an action that is hard to undo. The audit log keeps the reason. */
export function ReasonDialog({ title, verb, danger = false, children, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useId();

  async function confirm(): Promise<void> {
    setBusy(true);
    const done = await onConfirm(reason.trim());
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog
      open
      title={title}
      okText={verb}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      cancelText="Close"
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.consequences}>{children}</div>
      <Form.Item label="Reason, kept in the audit log" htmlFor={field} layout="vertical">
        <Input.TextArea
          id={field}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Form.Item>
    </Dialog>
  );
}
