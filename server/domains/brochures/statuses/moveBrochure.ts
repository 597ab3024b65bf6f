import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { Brochure } from '../Brochure';
import type { BrochureStatus } from '../BrochureStatus';
import { isUndoableAction } from '../undo/UndoableAction';
import { rememberUndo } from '../undo/rememberUndo';
import type { BrochureVerb } from './brochureTransitions';
import { nextStatus } from './nextStatus';

type StatusChange = Partial<Pick<Brochure, 'archiveReason' | 'archivedAt' | 'publishedAt' | 'submittedAt'>>;

export interface StatusStep {
  action: string;
  verb: BrochureVerb;
  /** returns further changes for the new status; may refuse */
  prepare(brochure: Brochure, manager: EntityManager): StatusChange | Promise<StatusChange>;
}

/** Moves an ad along the transition table and writes the audit log. The caller holds the ad's row lock. */
export async function moveBrochure(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'>,
  brochure: Brochure,
  step: StatusStep,
): Promise<Brochure> {
  const { id } = brochure;
  const move = planMove(brochure, step.verb, context.clock.now());
  if (move === null) return brochure;
  const { status } = move;
  const change: StatusMove = { ...move, ...(await step.prepare(brochure, manager)) };
  const brochures = manager.getRepository(Brochure);
  await brochures.update({ id }, change);
  await recordAudit(manager, context, [
    {
      action: step.action,
      entityType: 'Brochure',
      entityId: id,
      before: { status: brochure.status, archiveReason: brochure.archiveReason },
      after: { status, archiveReason: change.archiveReason ?? null },
    },
  ]);
  const after = await brochures.findOneByOrFail({ id });
  const { action } = step;
  if (isUndoableAction(action)) await rememberUndo(manager, { action, before: brochure, after });
  return after;
}

export type StatusMove = StatusChange & { status: BrochureStatus };

/**
 * Returns the new status of an ad with what belongs to it; null if the ad has it already.
 *
 * @throws DomainError CONFLICT if the verb is not allowed now
 */
export function planMove(
  { status: current }: Pick<Brochure, 'status'>,
  verb: BrochureVerb,
  now: Date,
): StatusMove | null {
  const status = nextStatus(current, verb);
  if (status === null) throw refusal(verb, current);
  if (status === current) return null;
  // whoever brings an ad back sends it for review; a draft that gets another status is one no more, by a trigger
  return { status, ...(status === 'PENDING_REVIEW' && { submittedAt: now }) };
}

const stateNames: Record<BrochureStatus, string> = {
  PENDING_REVIEW: 'pending review',
  PUBLISHED: 'published',
  ARCHIVED: 'archived',
};

const advice: Record<BrochureVerb, string> = {
  publish: 'Only an ad that is pending review can be published: unarchive it first.',
  archive: 'It cannot be archived.',
  unarchive: 'Only an archived ad can be unarchived.',
};

function refusal(verb: BrochureVerb, current: BrochureStatus): DomainError {
  return new DomainError('CONFLICT', `This ad is ${stateNames[current]} (${current}). ${advice[verb]}`);
}
