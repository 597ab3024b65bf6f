import type { WebhookEvent } from '../WebhookEvent';

/** Returns the body of an event's message, the same for every attempt. */
export function messageBody({ type, occurredAt, data }: Pick<WebhookEvent, 'type' | 'occurredAt' | 'data'>): string {
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
}
