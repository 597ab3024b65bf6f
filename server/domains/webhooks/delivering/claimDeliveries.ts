import type { DataSource } from 'typeorm';
import { In } from 'typeorm';
import { WebhookDelivery } from '../WebhookDelivery';

/** Longer than an attempt: after it, another process may try again what this one has left behind. */
const leaseSeconds = 120;
const mostAtOnce = 40;
/** of one subscription, so that an address that hangs does not hold up the others */
const mostOfOne = 8;

/**
 * Takes messages that are due and returns them: of each subscription the oldest first, and the first of each before the
 * second of any, so that a company with many does not hold up the others. Concurrent callers get different ones. Those
 * of paused subscriptions wait; so do those of a login that may not sign in, or that left the company.
 */
export async function claimDeliveries(database: DataSource, now: Date): Promise<WebhookDelivery[]> {
  const [claimed] = await database.query<[{ id: string }[], number]>(
    `UPDATE webhook_deliveries SET next_attempt_at = $1::timestamptz + make_interval(secs => $2)
     WHERE id IN (
       SELECT d.id FROM webhook_deliveries d WHERE d.id IN (
         SELECT id FROM (
           SELECT due.id, row_number() OVER (PARTITION BY due.subscription_id ORDER BY due.id) AS place
           FROM webhook_deliveries due
           JOIN webhook_subscriptions s ON s.id = due.subscription_id AND s.state = 'ACTIVE'
           JOIN accounts a ON a.id = s.account_id AND a.suspended_at IS NULL AND a.terminated_at IS NULL
             AND (a.role = 'ADMINISTRATOR' OR (a.vendor_id = s.vendor_id AND a.vendor_role = 'OWNER'))
           WHERE due.state = 'PENDING' AND due.next_attempt_at <= $1
         ) ranked WHERE place <= $3 ORDER BY place, id LIMIT $4)
       AND d.state = 'PENDING' AND d.next_attempt_at <= $1
       FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [now, leaseSeconds, mostOfOne, mostAtOnce],
  );
  if (claimed.length === 0) return [];
  return database.getRepository(WebhookDelivery).find({
    where: { id: In(claimed.map(({ id }) => id)) },
    relations: { event: true, subscription: true },
    order: { id: 'ASC' },
  });
}
