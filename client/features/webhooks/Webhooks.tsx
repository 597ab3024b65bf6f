import { Button } from 'antd';
import { useState } from 'react';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
} from '../../generated/Webhooks';
import { Dialog } from '../../ui/dialog/Dialog';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LoadFailure } from '../error-handling/LoadFailure';
import { useAttempt } from '../error-handling/useAttempt';
import parts from '../own-account/account.module.css';
import { AccessList } from '../program-access/AccessRow';
import { SecretDialog } from '../program-access/SecretDialog';
import { WebhookDialog } from './WebhookDialog';
import { WebhookLog } from './WebhookLog';
import { WebhookRow, type WebhookAct } from './WebhookRow';
import type { ListedWebhook } from './webhookState';

type Open =
  | { dialog: 'new' }
  | { dialog: 'log' | 'change' | 'delete' | 'rotate'; webhook: ListedWebhook }
  | { dialog: 'secret'; name: string; secret: string };

/** Lists webhooks: creating, testing and pausing them, and their log (docs/rules/interfaces.md#webhooks). */
export function Webhooks({ title }: { title: string }) {
  const { data, error, loading, refetch } = useWebhooksQuery({ fetchPolicy: 'no-cache' });
  const [update] = useUpdateWebhookMutation();
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [sendTest] = useSendTestWebhookMutation();
  const [remove, removing] = useDeleteWebhookMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const attempt = useAttempt();
  const close = () => setOpen(null);
  const reload = () => void refetch().catch(() => undefined);
  const show = (made: { name: string; secret: string }): void => {
    setOpen({ dialog: 'secret', ...made });
    reload();
  };

  async function test({ did, description }: ListedWebhook): Promise<void> {
    await attempt({
      run: () => sendTest({ variables: { input: { did } } }),
      done: `A test is on its way to “${description}”. Its outcome is under Messages.`,
      notDone: 'No test is sent.',
    });
  }

  async function pauseOrResume({ did, description, url, eventTypes, state }: ListedWebhook): Promise<void> {
    const isActive = state !== 'ACTIVE';
    await attempt({
      run: () => update({ variables: { input: { did, description, url, eventTypes, isActive } } }),
      done: isActive ? `“${description}” sends again.` : `“${description}” is paused. Events wait for 30 days.`,
      notDone: `“${description}” is as it was.`,
    });
    reload();
  }

  async function renew({ did, description }: ListedWebhook): Promise<void> {
    await attempt({
      run: async () => {
        const made = await rotate({ variables: { input: { did, overlapHours: 24 } } });
        if (made.data) show({ name: description, secret: made.data.rotateWebhookSecret.secret });
        return made;
      },
      done: 'For 24 hours messages are signed with both secrets.',
      notDone: 'The secret is the one before.',
    });
  }

  async function end({ did, description }: ListedWebhook): Promise<void> {
    const { done } = await attempt({
      run: () => remove({ variables: { input: { did } } }),
      done: `“${description}” is deleted.`,
      notDone: `“${description}” is not deleted.`,
    });
    if (!done) return;
    close();
    reload();
  }

  function act(webhook: ListedWebhook, what: WebhookAct): void {
    if (what === 'test') void test(webhook);
    else if (what === 'pause') void pauseOrResume(webhook);
    else setOpen({ dialog: what, webhook });
  }

  return (
    <section className={parts.part} aria-labelledby="webhooks">
      <h2 id="webhooks">{title}</h2>
      <p className={parts.lead}>
        We post events to your address, signed after <a href="https://www.standardwebhooks.com">Standard Webhooks</a>,
        and try for three days.
      </p>
      {error !== undefined && <LoadFailure title="The webhooks could not be loaded" error={error} onRetry={reload} />}
      {data === undefined && loading && <Skeleton height="96px" />}
      {data?.webhooks.length === 0 && <p className={parts.lead}>There is no webhook yet.</p>}
      {data !== undefined && data.webhooks.length > 0 && (
        <AccessList labelledBy="webhooks">
          {data.webhooks.map((webhook) => (
            <WebhookRow key={webhook.did} webhook={webhook} onAct={(what) => act(webhook, what)} />
          ))}
        </AccessList>
      )}
      <Button size="large" onClick={() => setOpen({ dialog: 'new' })}>
        New webhook
      </Button>
      {(open?.dialog === 'new' || open?.dialog === 'change') && (
        <WebhookDialog
          webhook={open.dialog === 'change' ? open.webhook : null}
          onMade={show}
          onChanged={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'log' && <WebhookLog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'secret' && (
        <SecretDialog what="secret" name={open.name} secret={open.secret} onClose={close} />
      )}
      {open?.dialog === 'rotate' && (
        <Dialog
          title={`A new secret for “${open.webhook.description}”?`}
          okText="Make a new secret"
          cancelText="Close"
          confirmLoading={rotating.loading}
          onOk={() => void renew(open.webhook)}
          onCancel={close}
        >
          <p>For 24 hours messages are signed with both secrets, so that your receiver can change.</p>
        </Dialog>
      )}
      {open?.dialog === 'delete' && (
        <Dialog
          title={`Delete “${open.webhook.description}”?`}
          okText="Delete the webhook"
          okButtonProps={{ danger: true }}
          cancelText="Close"
          confirmLoading={removing.loading}
          onOk={() => void end(open.webhook)}
          onCancel={close}
        >
          <p>Nothing more is sent, and its log is deleted. This cannot be undone.</p>
        </Dialog>
      )}
    </section>
  );
}
