import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { useRotateApiKeyMutation } from '../../generated/ApiKeys';
import { readFailure } from '../../platform/errors/readFailure';
import { Dialog } from '../../ui/dialog/Dialog';
import { showFieldFailures } from '../refusals/showFieldFailures';
import { WholeSelect } from './WholeSelect';
import styles from '../own-account/account.module.css';

interface Values {
  overlapHours: number;
  password: string;
}

interface RotateKeyDialogProps {
  apiKey: { did: string; name: string; prefix: string };
  onMade: (made: { name: string; secret: string }) => void;
  onClose: () => void;
}

const overlaps = [
  { value: 24, label: 'A day more' },
  { value: 168, label: 'A week more' },
  { value: 1, label: 'An hour more' },
  { value: 0, label: 'Not at all: it ends now' },
];

/** A new secret for a key, with the time for which the one before still counts. */
export function RotateKeyDialog({ apiKey, onMade, onClose }: RotateKeyDialogProps) {
  const [form] = Form.useForm<Values>();
  const [rotate, { loading }] = useRotateApiKeyMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function make(values: Values): Promise<void> {
    setProblem(null);
    try {
      const { data } = await rotate({ variables: { input: { did: apiKey.did, ...values } } });
      if (data) onMade({ name: apiKey.name, secret: data.rotateApiKey.secret });
    } catch (refused) {
      const failure = readFailure(refused);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
    }
  }

  return (
    <Dialog
      title={`Rotate “${apiKey.name}”?`}
      okText="Rotate the key"
      cancelText="Close"
      confirmLoading={loading}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>You get a new key. Put it into your programs while the present one still counts.</p>
      {problem !== null && <Alert className={styles.alert} type="error" showIcon title={problem} />}
      <Form<Values>
        form={form}
        className={styles.form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ overlapHours: 24, password: '' }}
        onFinish={(values) => void make(values)}
      >
        <Form.Item name="overlapHours" label={`How long does ${apiKey.prefix}… still count?`}>
          <WholeSelect options={overlaps} />
        </Form.Item>
        <Form.Item
          name="password"
          label="Your password"
          rules={[{ required: true, message: 'Enter your present password.' }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
