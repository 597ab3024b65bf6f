import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { ArchiveRequest } from './ArchiveRequest';
import type { ArchiveRequestState } from './ArchiveRequestState';

interface Settled {
  action: string;
  state: Exclude<ArchiveRequestState, 'WAITING'>;
  answer: string | null;
}

/** Closes a waiting request and records it in the audit log. */
export async function settleRequest(
  manager: EntityManager,
  context: RequestContext,
  { id, brochureId }: ArchiveRequest,
  { action, state, answer }: Settled,
): Promise<void> {
  const decided = { decidedAt: context.clock.now(), decidedByAccountId: context.viewer?.accountId ?? null };
  await manager.getRepository(ArchiveRequest).update({ id }, { state, answer, ...decided });
  const change = { before: { state: 'WAITING' }, after: { brochureId, state, answer } };
  await recordAudit(manager, context, [{ action, entityType: 'ArchiveRequest', entityId: id, ...change }]);
}
