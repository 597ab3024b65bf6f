import { Form, Input } from 'antd';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useWebhookEventTypesQuery,
} from '../../generated/Webhooks';
import { LoadFailure } from '../error-handling/LoadFailure';
import { AccessFormDialog } from '../program-access/AccessFormDialog';
import { NamedChoice } from '../program-access/NamedChoice';
import type { ListedWebhook } from './webhookState';

interface Values {
  description: string;
  url: string;
  eventTypes: string[];
}

interface WebhookDialogProps {
  /** null: a new one */
  webhook: ListedWebhook | null;
  onMade: (made: { name: string; secret: string }) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks which events a webhook sends, and where to. */
export function WebhookDialog({ webhook, onMade, onChanged, onClose }: WebhookDialogProps) {
  const [form] = Form.useForm<Values>();
  const { data, error, refetch } = useWebhookEventTypesQuery();
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();

  async function save(values: Values): Promise<void> {
    if (webhook === null) {
      const made = await create({ variables: { input: values } });
      if (made.data) onMade({ name: values.description, secret: made.data.createWebhook.secret });
      return;
    }
    const { did, state } = webhook;
    await update({ variables: { input: { ...values, did, isActive: state === 'ACTIVE' } } });
    onChanged();
  }

  return (
    <AccessFormDialog<Values>
      title={webhook === null ? 'New webhook' : `Change “${webhook.description}”`}
      okText={webhook === null ? 'Make the webhook' : 'Save'}
      form={form}
      initialValues={{
        ...{ description: webhook?.description ?? '', url: webhook?.url ?? '' },
        eventTypes: webhook?.eventTypes ?? [],
      }}
      onSubmit={save}
      onClose={onClose}
      lead={
        error !== undefined && (
          <LoadFailure title="The events could not be loaded" error={error} onRetry={() => void refetch()} />
        )
      }
    >
      <Form.Item
        name="description"
        label="What is it for?"
        rules={[{ required: true, whitespace: true, message: 'Say what the webhook is for.' }]}
      >
        <Input maxLength={80} autoComplete="off" placeholder="Till of the café" />
      </Form.Item>
      <Form.Item
        name="url"
        label="Where to send"
        extra="A public address that begins with https://. It answers with a status from 200 to 299 within 15 seconds."
        rules={[{ required: true, whitespace: true, message: 'Enter the address of your receiver.' }]}
      >
        <Input type="url" autoComplete="off" placeholder="https://www.example.com/webhooks" />
      </Form.Item>
      <Form.Item
        name="eventTypes"
        label="Which events?"
        rules={[{ type: 'array', min: 1, message: 'Choose at least one event.' }]}
      >
        <NamedChoice label="Which events?" choices={data?.webhookEventTypes ?? []} />
      </Form.Item>
    </AccessFormDialog>
  );
}
