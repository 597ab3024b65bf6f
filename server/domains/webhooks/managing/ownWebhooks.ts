import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Viewer } from '../../../shared/Viewer';
import { WebhookSubscription } from '../WebhookSubscription';

/** Which webhooks a caller keeps: administrators those of the site, an owner those of the company. */
export function companyOf(viewer: Viewer | null): number | null {
  if (viewer?.role === 'ADMINISTRATOR') return null;
  // 0: no company has it
  return viewer?.vendorId ?? 0;
}

/** Locks a webhook that the caller keeps. @throws NOT_FOUND */
export async function lockOwnWebhook(
  manager: EntityManager,
  viewer: Viewer | null,
  did: string,
): Promise<WebhookSubscription> {
  const webhook = await manager
    .getRepository(WebhookSubscription)
    .findOne({ where: { did }, lock: { mode: 'pessimistic_write' } });
  if (!webhook || webhook.vendorId !== companyOf(viewer)) {
    throw new DomainError('NOT_FOUND', 'There is no such webhook.');
  }
  return webhook;
}
