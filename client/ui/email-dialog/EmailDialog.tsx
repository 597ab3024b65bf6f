import { Button, Form, Input } from 'antd';
import { Dialog } from '../dialog/Dialog';
import type { ReactNode } from 'react';

interface EmailDialogProps {
  title: string;
  lead?: ReactNode;
  /** of the field */
  label: string;
  fieldId: string;
  email: string;
  onEmail: (email: string) => void;
  /** what is wrong with the address */
  problem: string | null;
  /** on the button that sends it */
  verb: string;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
  /** what is asked or said below the field */
  children?: ReactNode;
}

/** Asks for an e-mail address and stays until it is closed, so that what comes of it can be read. */
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
