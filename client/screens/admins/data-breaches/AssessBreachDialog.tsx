import { Form, Input, Radio } from 'antd';
import type { AttemptOutcome } from '../../../features/error-handling/useAttempt';
import { BreachDialog } from './BreachDialog';

interface Assessment {
  isSeriousHarmLikely: boolean | null;
  assessment: string;
}

interface AssessBreachDialogProps {
  title: string;
  onAssess: (isSeriousHarmLikely: boolean, assessment: string) => Promise<AttemptOutcome>;
  onClose: () => void;
}

/** Says whether serious harm is likely, which decides whether people are told. It cannot be changed later. */
export function AssessBreachDialog({ title, onAssess, onClose }: AssessBreachDialogProps) {
  const [form] = Form.useForm<Assessment>();
  return (
    <BreachDialog
      title={`Assess: ${title}`}
      lead="If serious harm to somebody is likely, the people concerned and the Information Commissioner have to be told. An assessment is made once."
      verb="Save the assessment"
      form={form}
      initialValues={{ isSeriousHarmLikely: null, assessment: '' }}
      onSave={({ isSeriousHarmLikely, assessment }) => onAssess(isSeriousHarmLikely === true, assessment)}
      onClose={onClose}
    >
      <Form.Item
        name="isSeriousHarmLikely"
        label="Serious harm is"
        rules={[{ required: true, message: 'Say whether serious harm is likely.' }]}
      >
        <Radio.Group
          options={[
            { value: true, label: 'likely' },
            { value: false, label: 'not likely' },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="assessment"
        label="Why"
        rules={[{ required: true, whitespace: true, message: 'Say why you think so.' }]}
      >
        <Input.TextArea rows={4} maxLength={5000} />
      </Form.Item>
    </BreachDialog>
  );
}
