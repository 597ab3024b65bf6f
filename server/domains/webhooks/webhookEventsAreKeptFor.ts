/** Also how long events wait for a webhook that is paused (docs/rules/interfaces.md#webhooks). */
export const webhookEventsAreKeptFor = { days: 30 } as const;
