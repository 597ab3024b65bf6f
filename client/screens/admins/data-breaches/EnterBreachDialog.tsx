import { Form, Input, InputNumber } from 'antd';
import type { AttemptOutcome } from '../../../features/error-handling/useAttempt';
import type { RecordDataBreachInput } from '../../../generated/types';
import { useNow } from '../../../platform/time/useNow';
import { isoDayIn } from '../../../shared/dates/isoDayIn';
import { dayRule, IsoDayField } from '../../../ui/form/IsoDayField';
import { BreachDialog } from './BreachDialog';

interface EnterBreachDialogProps {
  onEnter: (input: RecordDataBreachInput) => Promise<AttemptOutcome>;
  onClose: () => void;
}

/** Enters a breach; its 30 days begin on the day somebody learnt of it. */
export function EnterBreachDialog({ onEnter, onClose }: EnterBreachDialogProps) {
  const [form] = Form.useForm<RecordDataBreachInput>();
  const today = isoDayIn('Australia/Brisbane', useNow());
  return (
    <BreachDialog
      title="Enter a breach"
      lead="Write what happened without naming anybody. It has to be assessed within 30 days."
      verb="Enter"
      form={form}
      initialValues={{ title: '', description: '', peopleCount: null, discoveredOn: today }}
      onSave={onEnter}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label="What happened"
        rules={[{ required: true, whitespace: true, message: 'Say what happened.' }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label="Details"
        extra="Which data, since when, and what was done at once."
        rules={[{ required: true, whitespace: true, message: 'Describe what happened.' }]}
      >
        <Input.TextArea rows={4} maxLength={5000} />
      </Form.Item>
      <Form.Item name="peopleCount" label="People concerned (optional)">
        <InputNumber min={0} precision={0} controls={false} />
      </Form.Item>
      <Form.Item
        name="discoveredOn"
        label="Day somebody learnt of it"
        rules={[{ required: true, message: 'Enter the day.' }, dayRule]}
      >
        <IsoDayField label="Day somebody learnt of it" max={today} />
      </Form.Item>
    </BreachDialog>
  );
}
