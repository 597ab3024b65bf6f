import { Button, Form, Input } from 'antd';
import { Dialog } from '../dialog/Dialog';
import type { ReactNode } from 'react';

interface EmailDialogProps {
  title: string;
  lead?: ReactNode;
  /** label of the field */
  label: string;
  fieldId: string;
  email: string;
  onEmail: (email: string) => void;
  /** problem with the address */
  problem: string | null;
  /** label of the send button */
  verb: string;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
  /** question or result below the field */
  children?: ReactNode;
}

/** Asks for an e-mail address. Stays open after sending, so that the user can read the result. */
export function EmailDialog(props: EmailDialogProps) {
  const { title, lead, label, fieldId, email, onEmail, problem, verb, busy, onSend, onClose, children } = props;
  return (
    <Dialog
      open
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          Close
        </Button>,
        <Button key="send" type="primary" loading={busy} onClick={onSend}>
          {verb}
        </Button>,
      ]}
    >
      {lead}
      <Form layout="vertical" requiredMark={false} onFinish={onSend}>
        <Form.Item
          label={label}
          htmlFor={fieldId}
          validateStatus={problem === null ? '' : 'error'}
          help={problem === null ? undefined : <span role="alert">{problem}</span>}
        >
          <Input
            id={fieldId}
            type="email"
            autoComplete="off"
            maxLength={254}
            aria-invalid={problem !== null}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        </Form.Item>
        {children}
      </Form>
    </Dialog>
  );
}
