import { Button } from 'antd';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import parts from '../own-account/account.module.css';
import { AccessRow } from '../program-access/AccessRow';
import { StateDot } from '../record-list/StateDot';
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
    <AccessRow
      actions={acts.map(([act, label]) => (
        <Button key={act} danger={act === 'delete'} onClick={() => onAct(act)}>
          {label}
          <VisuallyHidden> {description}</VisuallyHidden>
        </Button>
      ))}
    >
      <strong>{description}</strong>
      <div>
        <StateDot tone={toneOf(webhook)}>{webhookStateOf(webhook)}</StateDot>
      </div>
      <code>{url}</code>
      <span className={parts.quiet}>{eventTypes.join(', ')}</span>
    </AccessRow>
  );
}

function toneOf({ pausedReason }: ListedWebhook): 'success' | 'default' | 'error' {
  if (pausedReason === null) return 'success';
  return pausedReason === 'BY_HAND' ? 'default' : 'error';
}
