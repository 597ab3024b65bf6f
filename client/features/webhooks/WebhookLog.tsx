import { Button } from 'antd';
import { useReplayWebhookMutation, useWebhookDeliveriesQuery } from '../../generated/Webhooks';
import { formatMoment } from '../../shared/dates/formatMoment';
import { Dialog } from '../../ui/dialog/Dialog';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LoadFailure } from '../error-handling/LoadFailure';
import { useAttempt } from '../error-handling/useAttempt';
import parts from '../own-account/account.module.css';
import { AccessList, AccessRow } from '../program-access/AccessRow';
import styles from './WebhookLog.module.css';
import { deliveryStateOf, type ListedDelivery, type ListedWebhook } from './webhookState';

const day = 24 * 60 * 60 * 1000;

/** The last messages of a webhook, what was sent and answered, and a button to send each again. */
export function WebhookLog({ webhook, onClose }: { webhook: ListedWebhook; onClose: () => void }) {
  const { did, description } = webhook;
  const { data, error, loading, refetch } = useWebhookDeliveriesQuery({ variables: { did }, fetchPolicy: 'no-cache' });
  const [replay, replaying] = useReplayWebhookMutation();
  const attempt = useAttempt();
  const reload = () => void refetch().catch(() => undefined);

  async function sendAgain(what: { messageId: string } | { from: string }): Promise<void> {
    const { done } = await attempt({
      run: () => replay({ variables: { input: { did, ...what } } }),
      done: 'They are sent again within a minute, under the same ids.',
      notDone: 'Nothing is sent again.',
    });
    if (done) reload();
  }

  const deliveries = data?.webhookDeliveries ?? [];
  return (
    <Dialog
      title={`Messages of “${description}”`}
      okText="Close"
      onOk={onClose}
      onCancel={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      width={760}
    >
      {error !== undefined && <LoadFailure title="The messages could not be loaded" error={error} onRetry={reload} />}
      {data === undefined && loading && <Skeleton height="160px" />}
      {data !== undefined && deliveries.length === 0 && <p className={parts.lead}>Nothing has been sent yet.</p>}
      <div className={styles.actions}>
        <Button onClick={reload}>Reload</Button>
        {deliveries.length > 0 && (
          <Button
            loading={replaying.loading}
            onClick={() => void sendAgain({ from: new Date(Date.now() - day).toISOString() })}
          >
            Send those of the last 24 hours again
          </Button>
        )}
      </div>
      <AccessList label="Messages">
        {deliveries.map((delivery) => (
          <Message
            key={delivery.messageId}
            delivery={delivery}
            onSendAgain={() => void sendAgain({ messageId: delivery.messageId })}
          />
        ))}
      </AccessList>
    </Dialog>
  );
}

function Message({ delivery, onSendAgain }: { delivery: ListedDelivery; onSendAgain: () => void }) {
  const { eventType, occurredAt, messageId, requestBody, responseBody, durationMs } = delivery;
  return (
    <AccessRow
      actions={
        <Button onClick={onSendAgain}>
          Send again<VisuallyHidden> {messageId}</VisuallyHidden>
        </Button>
      }
    >
      <strong>{eventType}</strong> <span className={parts.quiet}>{formatMoment(occurredAt)}</span>
      <div>{deliveryStateOf(delivery)}</div>
      <Disclosure summary="What was sent and answered">
        <span className={parts.quiet}>
          {messageId}
          {durationMs !== null && ` · ${durationMs} ms`}
        </span>
        <pre className={styles.body}>{requestBody}</pre>
        {responseBody !== null && <pre className={styles.body}>{responseBody}</pre>}
      </Disclosure>
    </AccessRow>
  );
}
