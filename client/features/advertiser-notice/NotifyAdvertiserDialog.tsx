import { Alert, Button, Checkbox, Form, Input, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useNotifyAdvertiserOfBrochureMutation } from '../../generated/NotifyAdvertiserOfBrochure';
import { readFailure } from '../../platform/errors/readFailure';
import { useReport } from '../../ui/last-actions/useReport';

interface NotifyAdvertiserDialogProps {
  brochure: { id: string; displayTitle: string; contactEmail: string | null };
  onClose: () => void;
}

interface Problem {
  field: string;
  message: string;
}

/** Mails the ad's state and a link to it. An address that is neither the contact's nor the vendor's asks for a tick. */
export function NotifyAdvertiserDialog({ brochure, onClose }: NotifyAdvertiserDialogProps) {
  const [email, setEmail] = useState(brochure.contactEmail ?? '');
  const [doubt, setDoubt] = useState<string | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [notify, { loading }] = useNotifyAdvertiserOfBrochureMutation();
  const report = useReport();
  const field = useRef<InputRef>(null);

  async function send(): Promise<void> {
    if (loading) return;
    setProblem(null);
    try {
      const confirmed = doubt === null ? undefined : isConfirmed;
      await notify({ variables: { input: { id: brochure.id, email: email.trim(), confirmed } } });
      report({ tone: 'success', text: `${email.trim()} will be told about “${brochure.displayTitle}”.` });
      onClose();
    } catch (error) {
      const { fields, message } = readFailure(error);
      const confirm = fields.find(({ field }) => field === 'confirmed');
      if (confirm) setDoubt(confirm.message);
      else setProblem(fields.find(({ field }) => field === 'email') ?? { field: '', message });
    }
  }

  return (
    <Modal
      open
      title={`Notify advertiser: ${brochure.displayTitle}`}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      footer={[
        <Button key="close" onClick={onClose}>
          Close
        </Button>,
        <Button key="send" type="primary" loading={loading} onClick={() => void send()}>
          Send
        </Button>,
      ]}
    >
      <p>Mails the state of the ad and a link to look at it.</p>
      <Form layout="vertical" requiredMark={false} onFinish={() => void send()}>
        <Form.Item
          label="Send to"
          htmlFor="advertiser-email"
          validateStatus={problem?.field === 'email' ? 'error' : ''}
          help={problem?.field === 'email' ? <span role="alert">{problem.message}</span> : undefined}
        >
          <Input
            id="advertiser-email"
            type="email"
            autoComplete="off"
            ref={field}
            value={email}
            aria-invalid={problem?.field === 'email'}
            onChange={(event) => {
              setEmail(event.target.value);
              setDoubt(null);
              setConfirmed(false);
              setProblem(null);
            }}
          />
        </Form.Item>
        {doubt !== null && (
          <Alert
            type="warning"
            showIcon
            title={doubt}
            description={
              <Checkbox checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)}>
                The address is right
              </Checkbox>
            }
          />
        )}
      </Form>
      <div role="alert">
        {problem?.field === '' && <Alert role="presentation" type="error" showIcon title={problem.message} />}
      </div>
    </Modal>
  );
}
