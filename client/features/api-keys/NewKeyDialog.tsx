import { Form, Input, InputNumber } from 'antd';
import { useApiKeyScopesQuery, useCreateApiKeyMutation } from '../../generated/ApiKeys';
import type { ApiKeyKind } from '../../generated/types';
import { LoadFailure } from '../error-handling/LoadFailure';
import { AccessFormDialog } from '../program-access/AccessFormDialog';
import { NamedChoice } from '../program-access/NamedChoice';
import { WholeSelect } from './WholeSelect';

interface Values {
  name: string;
  kind: ApiKeyKind;
  scopes: string[];
  expiresInDays: number;
  allowedOrigins: string;
  requestsPerMinute: number | null;
  password: string;
}

interface NewKeyDialogProps {
  /** administrators make keys for partners too */
  mayMakePartnerKeys: boolean;
  onMade: (made: { name: string; secret: string }) => void;
  onClose: () => void;
}

const lifetimes = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: 'Half a year' },
  { value: 366, label: 'A year' },
];

const kinds = [
  { value: 'ACCOUNT', label: 'As you, within its scopes' },
  { value: 'PARTNER', label: 'A partner, who reads as a visitor does' },
];

/** Asks what a new key may do. */
export function NewKeyDialog({ mayMakePartnerKeys, onMade, onClose }: NewKeyDialogProps) {
  const [form] = Form.useForm<Values>();
  // only administrators have the field
  const kind = Form.useWatch<ApiKeyKind | undefined>('kind', form) ?? 'ACCOUNT';
  const { data, error, refetch } = useApiKeyScopesQuery({ variables: { kind } });
  const [create] = useCreateApiKeyMutation();

  async function make({ allowedOrigins, ...values }: Values): Promise<void> {
    const input = {
      ...values,
      allowedOrigins: allowedOrigins.split(/[\s,]+/).filter((origin) => origin !== ''),
      requestsPerMinute: kind === 'PARTNER' ? values.requestsPerMinute : null,
    };
    const made = await create({ variables: { input } });
    if (made.data) onMade({ name: made.data.createApiKey.apiKey.name, secret: made.data.createApiKey.secret });
  }

  return (
    <AccessFormDialog<Values>
      title="New API key"
      okText="Make the key"
      form={form}
      initialValues={{
        ...{ name: '', kind: 'ACCOUNT', scopes: [], expiresInDays: 90, allowedOrigins: '' },
        ...{ requestsPerMinute: null, password: '' },
      }}
      onSubmit={make}
      onClose={onClose}
      lead={
        error !== undefined && (
          <LoadFailure title="The scopes could not be loaded" error={error} onRetry={() => void refetch()} />
        )
      }
    >
      <Form.Item
        name="name"
        label="What is it for?"
        rules={[{ required: true, whitespace: true, message: 'Say what the key is for.' }]}
      >
        <Input maxLength={80} autoComplete="off" placeholder="Website of the council" />
      </Form.Item>
      {mayMakePartnerKeys && (
        <Form.Item name="kind" label="As whom does it act?">
          <WholeSelect options={kinds} />
        </Form.Item>
      )}
      <Form.Item
        name="scopes"
        label="What may it do?"
        rules={[{ type: 'array', min: 1, message: 'Choose what the key may do.' }]}
      >
        <NamedChoice label="What may it do?" choices={data?.apiKeyScopes ?? []} />
      </Form.Item>
      <Form.Item name="expiresInDays" label="How long does it last?">
        <WholeSelect options={lifetimes} />
      </Form.Item>
      {kind === 'PARTNER' && (
        <Form.Item name="requestsPerMinute" label="Reads a minute (optional)">
          <InputNumber min={1} max={10_000} precision={0} />
        </Form.Item>
      )}
      <Form.Item
        name="allowedOrigins"
        label="Web pages that may use it (optional)"
        extra="Origins such as https://www.council.example, one a line. Whoever sees the page can read the key there. Without any, only servers use it."
      >
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="password"
        label="Your password"
        extra="A key outlives your session, so we ask once more."
        rules={[{ required: true, message: 'Enter your present password.' }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
    </AccessFormDialog>
  );
}
