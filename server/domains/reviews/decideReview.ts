import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { applyProposedAssets } from '../brochures/assets/proposals/applyProposedAssets';
import { dropProposedAssets } from '../brochures/assets/proposals/storeProposedAssets';
import type { Brochure } from '../brochures/Brochure';
import { moveBrochure } from '../brochures/statuses/moveBrochure';
import { publishStep } from '../brochures/statuses/publishStep';
import { touchBrochure } from '../brochures/touchBrochure';
import { changeSubmission } from '../brochures/submissions/changeSubmission';
import type { JudgingContext } from '../brochures/writing/prepareChanges';
import { writeBrochure } from '../brochures/writing/writeBrochure';
import { BrochureRevision } from '../brochures/revisions/BrochureRevision';
import type { ReviewDecision } from './ReviewDecision';
import type { RevisionState } from '../brochures/revisions/RevisionState';
import { hasActiveLogin } from './recipientsOf';

/** What a decision needs, in a request and in a job. */
export type DecisionContext = JudgingContext &
  Pick<RequestContext, 'viewer' | 'requestId' | 'jobs' | 'files' | 'publicUrl'>;

interface Decision {
  brochure: Brochure;
  revision: BrochureRevision | null;
  decision: ReviewDecision;
  comment: string | null;
}

const action = 'reviewBrochure';

const statesOfRevisions: Record<ReviewDecision, RevisionState> = {
  APPROVE: 'APPLIED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  REJECT: 'REJECTED',
};

/**
 * Carries out a decision and returns the resulting ad. An ad that is sent back becomes a draft of its company if somebody
 * there can sign in.
 */
export async function decideReview(
  manager: EntityManager,
  context: DecisionContext,
  { brochure, revision, decision, comment }: Decision,
): Promise<Brochure> {
  const now = context.clock.now();
  if (revision) {
    const decided = { state: statesOfRevisions[decision], comment, decidedAt: now };
    await manager.getRepository(BrochureRevision).update({ id: revision.id }, decided);
  }
  switch (decision) {
    case 'APPROVE': {
      const changes = revision?.changes ?? {};
      const written = await writeBrochure(manager, context, brochure, { action, changes });
      const changed = await changeFiles(manager, context, written, revision);
      return moveBrochure(manager, context, changed, publishStep(action, context));
    }
    case 'REQUEST_CHANGES':
      return revision || !(await hasActiveLogin(manager, brochure))
        ? brochure
        : changeSubmission(manager, context, brochure, { action, submittedAt: null });
    case 'REJECT': {
      if (revision) await dropProposedAssets(manager, context, revision.id);
      // for a live ad, only the change is refused
      if (revision && brochure.status === 'PUBLISHED') return brochure;
      const prepare = () => ({ archiveReason: 'REJECTED' as const, archivedAt: now });
      return moveBrochure(manager, context, brochure, { action, verb: 'archive', prepare });
    }
  }
}

/** Applies the change of files. */
async function changeFiles(
  manager: EntityManager,
  context: DecisionContext,
  brochure: Brochure,
  revision: BrochureRevision | null,
): Promise<Brochure> {
  if (revision === null) return brochure;
  const isChanged = await applyProposedAssets(manager, context, brochure, { action, revision });
  return isChanged ? touchBrochure(manager, context, brochure.id) : brochure;
}
