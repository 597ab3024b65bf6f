import { Form, Input } from 'antd';
import { useState } from 'react';
import type { AttemptOutcome } from '../../../features/error-handling/useAttempt';
import { privacyKindNames } from '../../../features/own-data/privacyLabels';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import styles from './PrivacyRequestsScreen.module.css';
import { Dialog } from '../../../ui/dialog/Dialog';
import { personOf, type PrivacyRequestRow } from './privacyRequestColumns';

interface AnswerRequestDialogProps {
  request: PrivacyRequestRow;
  state: 'DONE' | 'DECLINED';
  onAnswer: (answer: string) => Promise<AttemptOutcome>;
  onClose: () => void;
}

/** The answer to a request, which its person gets by mail. It asks once more before an erasure. */
export function AnswerRequestDialog({ request, state, onAnswer, onClose }: AnswerRequestDialogProps) {
  const [form] = Form.useForm<{ answer: string }>();
  const [isSending, setSending] = useState(false);
  const isErasure = request.kind === 'ERASURE' && state === 'DONE';
  const isNeeded = state === 'DECLINED' || request.kind === 'CORRECTION';
  const person = personOf(request);

  async function send({ answer }: { answer: string }): Promise<void> {
    setSending(true);
    const outcome = await onAnswer(answer.trim());
    setSending(false);
    if (outcome.done) onClose();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Dialog
      open
      title={`${isErasure ? 'Erase' : state === 'DONE' ? 'Answer' : 'Decline'}: ${
        isErasure ? person : `${privacyKindNames[request.kind].toLowerCase()} of ${person}`
      }`}
      okText={isErasure ? 'Erase and mail' : state === 'DONE' ? 'Answer by mail' : 'Decline by mail'}
      okButtonProps={{ danger: isErasure }}
      confirmLoading={isSending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.lead}>
        {isErasure
          ? 'This removes the person from every record at once and for good, and closes the login. Give contacts of ads and companies to somebody else first. You cannot undo it.'
          : 'The person gets this answer by mail, with the link to the request.'}
      </p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ answer: '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="answer"
          label={isNeeded ? 'Answer' : 'Answer (optional)'}
          extra={state === 'DECLINED' ? 'Say why, and how to complain: www.oaic.gov.au.' : undefined}
          rules={[{ required: isNeeded, whitespace: true, message: 'Say what you answer.' }]}
        >
          <Input.TextArea rows={4} maxLength={2000} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
