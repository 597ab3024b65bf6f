import { Form, Input } from 'antd';
import { useRotateApiKeyMutation } from '../../generated/ApiKeys';
import { AccessFormDialog } from '../program-access/AccessFormDialog';
import { WholeSelect } from './WholeSelect';

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
  const [rotate] = useRotateApiKeyMutation();

  async function make(values: Values): Promise<void> {
    const { data } = await rotate({ variables: { input: { did: apiKey.did, ...values } } });
    if (data) onMade({ name: apiKey.name, secret: data.rotateApiKey.secret });
  }

  return (
    <AccessFormDialog<Values>
      title={`Rotate “${apiKey.name}”?`}
      okText="Rotate the key"
      form={form}
      initialValues={{ overlapHours: 24, password: '' }}
      onSubmit={make}
      onClose={onClose}
      lead={<p>You get a new key. Put it into your programs while the present one still counts.</p>}
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
    </AccessFormDialog>
  );
}
