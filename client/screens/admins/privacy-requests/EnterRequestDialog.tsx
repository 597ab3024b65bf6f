import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import type { AttemptOutcome } from '../../../features/error-handling/useAttempt';
import { privacyKindNames } from '../../../features/own-data/privacyLabels';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import type { RecordPrivacyRequestInput } from '../../../generated/types';
import { useNow } from '../../../platform/time/useNow';
import { isoDayIn } from '../../../shared/dates/isoDayIn';
import { dayRule, IsoDayField } from '../../../ui/form/IsoDayField';
import styles from './PrivacyRequestsScreen.module.css';
import { Dialog } from '../../../ui/dialog/Dialog';
import { choicesOf, privacyChannelNames } from './privacyRequestLabels';

interface EnterRequestDialogProps {
  onEnter: (input: RecordPrivacyRequestInput) => Promise<AttemptOutcome>;
  onClose: () => void;
}

const { SITE: _kept, ...channels } = privacyChannelNames;

/** Enters a request that came by mail, letter or telephone; its 30 days begin on the day it came. */
export function EnterRequestDialog({ onEnter, onClose }: EnterRequestDialogProps) {
  const [form] = Form.useForm<RecordPrivacyRequestInput>();
  const [isSending, setSending] = useState(false);
  const today = isoDayIn('Australia/Brisbane', useNow());

  async function send({ note, email, ...values }: RecordPrivacyRequestInput): Promise<void> {
    setSending(true);
    const outcome = await onEnter({ ...values, email: email.trim(), note: note?.trim() || null });
    setSending(false);
    if (outcome.done) onClose();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Dialog
      open
      title="Enter a request"
      okText="Enter and mail"
      confirmLoading={isSending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.lead}>The person is mailed that it came, and by when it is answered: 30 days later.</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ kind: 'ERASURE', channel: 'MAIL', email: '', receivedOn: today, note: '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="kind" label="What it asks for">
          <Select options={choicesOf(privacyKindNames)} />
        </Form.Item>
        <Form.Item name="channel" label="How it came">
          <Select options={choicesOf(channels)} />
        </Form.Item>
        <Form.Item
          name="email"
          label="Email of the person"
          rules={[{ required: true, whitespace: true, message: 'Please enter a valid email address.' }]}
        >
          <Input type="email" inputMode="email" autoComplete="off" maxLength={254} />
        </Form.Item>
        <Form.Item
          name="receivedOn"
          label="Day it came"
          rules={[{ required: true, message: 'Enter the day it came.' }, dayRule]}
        >
          <IsoDayField label="Day it came" max={today} />
        </Form.Item>
        <Form.Item name="note" label="Note for administrators (optional)">
          <Input.TextArea rows={3} maxLength={2000} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
