import type { WebhookDeliveriesQuery, WebhooksQuery } from '../../generated/types';

export type ListedWebhook = WebhooksQuery['webhooks'][number];
export type ListedDelivery = WebhookDeliveriesQuery['webhookDeliveries'][number];

const pauses = {
  BY_HAND: 'Paused',
  FAILING: 'Paused: a message failed for three days',
  GONE: 'Paused: the address is gone',
} as const;

/** Returns the state of a webhook in words. */
export function webhookStateOf({ pausedReason }: Pick<ListedWebhook, 'pausedReason'>): string {
  return pausedReason === null ? 'Active' : pauses[pausedReason];
}

/** Returns how far a message has come, in words. */
export function deliveryStateOf({ state, attempts, responseStatus, problem }: ListedDelivery): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (state === 'DELIVERED') return `Delivered, status ${String(responseStatus)}, ${tries}`;
  if (state === 'FAILED') return `Failed after ${tries}: ${problem ?? ''}`;
  return attempts === 0 ? 'Waits to be sent' : `Is tried again, ${tries}: ${problem ?? ''}`;
}
