import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { dropProposedAssets } from '../brochures/assets/proposals/storeProposedAssets';
import type { Brochure } from '../brochures/Brochure';
import { moveBrochure } from '../brochures/statuses/moveBrochure';
import { changeSubmission } from '../brochures/submissions/changeSubmission';
import type { JudgingContext } from '../brochures/writing/prepareChanges';
import { BrochureRevision } from '../brochures/revisions/BrochureRevision';
import type { ReviewDecision } from './ReviewDecision';
import { hasActiveLogin } from './recipientsOf';

/** What a decision needs, in a request and in a job. */
export type DecisionContext = JudgingContext &
  Pick<RequestContext, 'viewer' | 'requestId' | 'jobs' | 'files' | 'publicUrl'>;

interface Decision {
  brochure: Brochure;
  revision: BrochureRevision | null;
  decision: Exclude<ReviewDecision, 'APPROVE'>;
  comment: string | null;
}

const action = 'reviewBrochure';

/**
 * Carries out a decision that does not approve, and returns the resulting ad. An ad that is sent back becomes a draft of
 * its company if somebody there can sign in.
 */
export async function sendBack(
  manager: EntityManager,
  context: DecisionContext,
  { brochure, revision, decision, comment }: Decision,
): Promise<Brochure> {
  const now = context.clock.now();
  if (revision) {
    const state = decision === 'REJECT' ? 'REJECTED' : 'CHANGES_REQUESTED';
    await manager.getRepository(BrochureRevision).update({ id: revision.id }, { state, comment, decidedAt: now });
  }
  switch (decision) {
    case 'REQUEST_CHANGES':
      return revision || !(await hasActiveLogin(manager, brochure))
        ? brochure
        : changeSubmission(manager, context, brochure, { action, submittedAt: null });
    case 'REJECT': {
      if (revision) await dropProposedAssets(manager, context, [revision.id]);
      // for a live ad, only the change is refused
      if (revision && brochure.status === 'PUBLISHED') return brochure;
      const prepare = () => ({ archiveReason: 'REJECTED' as const, archivedAt: now });
      return moveBrochure(manager, context, brochure, { action, verb: 'archive', prepare });
    }
  }
}
