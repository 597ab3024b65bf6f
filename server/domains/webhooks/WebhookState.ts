import { registerEnumType } from 'type-graphql';
import { webhookEventsAreKeptFor } from './webhookEventsAreKeptFor';

export const WebhookState = { ACTIVE: 'ACTIVE', PAUSED: 'PAUSED' } as const;
export type WebhookState = keyof typeof WebhookState;

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether a webhook sends.',
  valuesConfig: {
    ACTIVE: { description: 'Events are sent.' },
    PAUSED: { description: `Events wait, for ${webhookEventsAreKeptFor.days} days.` },
  },
});

export const WebhookPause = { BY_HAND: 'BY_HAND', FAILING: 'FAILING', GONE: 'GONE' } as const;
export type WebhookPause = keyof typeof WebhookPause;

registerEnumType(WebhookPause, {
  name: 'WebhookPause',
  description: 'Why a webhook is paused.',
  valuesConfig: {
    BY_HAND: { description: 'Somebody paused it.' },
    FAILING: { description: 'A message could not be delivered for three days.' },
    GONE: { description: 'The address answered that it is gone (410).' },
  },
});

export const DeliveryState = { PENDING: 'PENDING', DELIVERED: 'DELIVERED', FAILED: 'FAILED' } as const;
export type DeliveryState = keyof typeof DeliveryState;

registerEnumType(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far a message has come.',
  valuesConfig: {
    PENDING: { description: 'It is sent, at once or again.' },
    DELIVERED: { description: 'The address took it.' },
    FAILED: { description: 'The address did not take it for three days.' },
  },
});
