import { Form, Input } from 'antd';
import { Dialog } from '../dialog/Dialog';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface ReasonDialogProps {
  /** names the thing: “Suspend kim@cafe.example?” */
  title: string;
  /** on the button that does it */
  verb: string;
  danger?: boolean;
  /** what it means */
  children: ReactNode;
  /** true when it is done: the dialog then closes */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks once before something that is hard to take back, and why. The reason is kept in the audit log. */
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
      {children}
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
