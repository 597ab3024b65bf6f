import { Alert, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useWebhookEventTypesQuery,
} from '../../generated/Webhooks';
import { readFailure } from '../../platform/errors/readFailure';
import { Dialog } from '../../ui/dialog/Dialog';
import { LoadFailure } from '../error-handling/LoadFailure';
import styles from '../own-account/account.module.css';
import { showFieldFailures } from '../refusals/showFieldFailures';
import parts from './Webhooks.module.css';
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

/** Asks what a webhook is told, and where. The server checks the rules; a refusal appears at the field. */
export function WebhookDialog({ webhook, onMade, onChanged, onClose }: WebhookDialogProps) {
  const [form] = Form.useForm<Values>();
  const { data, error, refetch } = useWebhookEventTypesQuery();
  const [create, creating] = useCreateWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function save(values: Values): Promise<void> {
    setProblem(null);
    try {
      if (webhook === null) {
        const made = await create({ variables: { input: values } });
        if (made.data) onMade({ name: values.description, secret: made.data.createWebhook.secret });
      } else {
        const { did, state } = webhook;
        await update({ variables: { input: { ...values, did, isActive: state === 'ACTIVE' } } });
        onChanged();
      }
    } catch (refused) {
      const failure = readFailure(refused);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
    }
  }

  return (
    <Dialog
      title={webhook === null ? 'New webhook' : `Change “${webhook.description}”`}
      okText={webhook === null ? 'Make the webhook' : 'Save'}
      cancelText="Close"
      confirmLoading={creating.loading || updating.loading}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {problem !== null && <Alert className={styles.alert} type="error" showIcon title={problem} />}
      {error !== undefined && (
        <LoadFailure title="The events could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <Form<Values>
        form={form}
        className={styles.form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        initialValues={{
          ...{ description: webhook?.description ?? '', url: webhook?.url ?? '' },
          eventTypes: webhook?.eventTypes ?? [],
        }}
        onFinish={(values) => void save(values)}
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
          <Checkbox.Group className={parts.choices}>
            {(data?.webhookEventTypes ?? []).map(({ name, description }) => (
              <Checkbox key={name} value={name} className={parts.choice}>
                <strong>{name}</strong> <span className={styles.quiet}>{description}</span>
              </Checkbox>
            ))}
          </Checkbox.Group>
        </Form.Item>
      </Form>
    </Dialog>
  );
}
