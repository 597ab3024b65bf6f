import { Button } from 'antd';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import parts from '../own-account/account.module.css';
import styles from './Webhooks.module.css';
import { webhookStateOf, type ListedWebhook } from './webhookState';

export type WebhookAct = 'log' | 'test' | 'change' | 'pause' | 'rotate' | 'delete';

interface WebhookRowProps {
  webhook: ListedWebhook;
  onAct: (act: WebhookAct) => void;
}

/** One webhook: where it sends, whether it does, and what can be done with it. */
export function WebhookRow({ webhook, onAct }: WebhookRowProps) {
  const { description, url, eventTypes, state } = webhook;
  const acts: [WebhookAct, string][] = [
    ['log', 'Messages'],
    ['test', 'Send a test'],
    ['change', 'Change'],
    ['pause', state === 'ACTIVE' ? 'Pause' : 'Resume'],
    ['rotate', 'New secret'],
    ['delete', 'Delete'],
  ];
  return (
    <li className={styles.webhook}>
      <div className={styles.facts}>
        <strong>{description}</strong> <span className={parts.quiet}>{webhookStateOf(webhook)}</span>
        <div>
          <code>{url}</code>
        </div>
        <span className={parts.quiet}>{eventTypes.join(', ')}</span>
      </div>
      <div className={styles.actions}>
        {acts.map(([act, label]) => (
          <Button key={act} danger={act === 'delete'} onClick={() => onAct(act)}>
            {label}
            <VisuallyHidden> {description}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </li>
  );
}
