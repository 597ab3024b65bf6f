import type { DataSource, EntityManager } from 'typeorm';
import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { noAnswer, type PostOutcome, type PostOutside } from '../../../platform/outside-fetch/createPostOutside';
import { WebhookDelivery } from '../WebhookDelivery';
import { openWebhookSecret } from '../webhookSecret';
import type { WebhookPause } from '../WebhookState';
import { WebhookSubscription } from '../WebhookSubscription';
import { claimDeliveries } from './claimDeliveries';
import { mailPause } from './mailPause';
import { messageBody } from './messageBody';
import { nextAttempt } from './nextAttempt';
import { signMessage } from './signMessage';

export interface WebhookDependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
  postOutside: PostOutside;
}

const atOnce = 20;

/**
 * Sends every message that is due and records its attempt. Any 2xx answer means that it was taken; 410 pauses the
 * webhook, and so does a message that failed for three days. A message may come twice, with the same id. Returns how many
 * were sent.
 */
export async function deliverWebhooks(dependencies: WebhookDependencies): Promise<number> {
  const limit = pLimit(atOnce);
  let sent = 0;
  for (;;) {
    const deliveries = await claimDeliveries(dependencies.database, dependencies.clock.now());
    if (deliveries.length === 0) return sent;
    await Promise.all(deliveries.map((delivery) => limit(() => deliver(dependencies, delivery))));
    sent += deliveries.length;
  }
}

async function deliver(dependencies: WebhookDependencies, delivery: WebhookDelivery): Promise<void> {
  const { clock, database, postOutside } = dependencies;
  const started = performance.now();
  const outcome = await send(delivery, { now: clock.now(), postOutside, identitySecret: dependencies.identitySecret });
  const durationMs = Math.round(performance.now() - started);
  await database.transaction((manager) => record(manager, dependencies, { delivery, outcome, durationMs }));
}

async function send(
  { event, subscription }: WebhookDelivery,
  { now, postOutside, identitySecret }: Pick<WebhookDependencies, 'postOutside' | 'identitySecret'> & { now: Date },
): Promise<PostOutcome> {
  if (!subscription) throw new Error('A delivery was read without its subscription.');
  const { did, sealedSecret, previousSealedSecret, previousEndsAt } = subscription;
  const isOverlap = previousEndsAt !== null && previousEndsAt > now;
  const sealed = [sealedSecret, ...(isOverlap && previousSealedSecret !== null ? [previousSealedSecret] : [])];
  const secrets = sealed.map((each) => openWebhookSecret(each, identitySecret, did)).filter((each) => each !== null);
  if (secrets.length === 0) {
    return { ...noAnswer, problem: 'Its secret can no longer be read. Rotate it.' };
  }
  const body = messageBody(event);
  const message = { id: event.messageId, timestamp: Math.floor(now.getTime() / 1000), body };
  return postOutside(subscription.url, { headers: signMessage(message, secrets), body });
}

/** Each attempt is counted once: what another process has recorded meanwhile stays. */
async function record(
  manager: EntityManager,
  dependencies: WebhookDependencies,
  {
    delivery,
    outcome: { status, body, retryAfter, problem },
    durationMs,
  }: { delivery: WebhookDelivery; outcome: PostOutcome; durationMs: number },
): Promise<void> {
  const now = dependencies.clock.now();
  const isTaken = status !== null && status >= 200 && status < 300;
  const attempts = delivery.attempts + 1;
  const again = isTaken ? null : nextAttempt(attempts, now, retryAfter);
  const { affected } = await manager.getRepository(WebhookDelivery).update(
    { id: delivery.id, state: 'PENDING', attempts: delivery.attempts },
    {
      state: isTaken ? 'DELIVERED' : again === null ? 'FAILED' : 'PENDING',
      ...{ attempts, nextAttemptAt: again, attemptedAt: now, durationMs },
      ...{ responseStatus: status, responseBody: body, problem: problem ?? (isTaken ? null : problemOf(status)) },
    },
  );
  if (affected !== 1 || isTaken) return;
  if (status === 410) await pause(manager, dependencies, delivery.subscriptionId, 'GONE');
  else if (again === null) await pause(manager, dependencies, delivery.subscriptionId, 'FAILING');
}

function problemOf(status: number | null): string {
  const isRedirect = status !== null && status >= 300 && status < 400;
  return isRedirect
    ? `The address redirects (${status}). Enter the address that it leads to.`
    : `The address answered with status ${String(status)}.`;
}

async function pause(
  manager: EntityManager,
  dependencies: WebhookDependencies,
  id: number,
  reason: WebhookPause,
): Promise<void> {
  const subscriptions = manager.getRepository(WebhookSubscription);
  const { affected } = await subscriptions.update({ id, state: 'ACTIVE' }, { state: 'PAUSED', pausedReason: reason });
  if (affected === 1) await mailPause(manager, dependencies, await subscriptions.findOneByOrFail({ id }));
}
