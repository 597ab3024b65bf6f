import type { EntityManager } from 'typeorm';
import { nameProposal } from '../../brochures/assets/proposals/nameProposal';
import { planProposedAssets, type PlannedAssets } from '../../brochures/assets/proposals/planProposedAssets';
import { isEmptyProposal } from '../../brochures/assets/proposals/realProposal';
import { typesOf } from '../../brochures/assets/typesOf';
import type { Brochure } from '../../brochures/Brochure';
import { isPlacedAnew } from '../../brochures/positions/isPlacedAnew';
import type { BrochureRevision } from '../../brochures/revisions/BrochureRevision';
import { planPublication } from '../../brochures/statuses/planStatus';
import { planUpdate, type PlannedChange } from '../../brochures/writing/batch/planUpdate';
import { referencesAmong } from '../../brochures/writing/checks/findReferences';
import { withColumns } from '../../brochures/writing/values/withColumns';
import { assertDecidable, type SeenBrochure } from '../assertDecidable';
import type { ApprovalFacts } from './readApprovalFacts';

interface Wanted {
  ad: Brochure;
  /** as it will be stored */
  comment: string | null;
  seen: SeenBrochure | null | undefined;
}

/** What an approval makes of an ad. Null: that part of it stays. */
export interface PlannedApproval {
  ad: Brochure;
  /** the ad as it will be, without what the database computes */
  after: Brochure;
  comment: string | null;
  revision: BrochureRevision | null;
  values: PlannedChange | null;
  files: PlannedAssets | null;
  /** names of the files in both versions, for people */
  namedFiles: ReturnType<typeof nameProposal>;
  /** no file is proposed: those that an approval replaces have gone */
  isUndoable: boolean;
  publication: PlannedChange | null;
}

/**
 * Returns what the approval of an ad with its pending change would do, and writes nothing.
 *
 * @throws DomainError CONFLICT or VALIDATION_FAILED with the reason why it may not be approved
 */
export async function planApproval(
  manager: EntityManager,
  { ad, comment, seen }: Wanted,
  facts: ApprovalFacts,
): Promise<PlannedApproval> {
  const { now, badHosts, named } = facts;
  const { revision, changes, proposal, live } = facts.pendingChangeOf(ad);
  assertDecidable({ decision: 'APPROVE', comment, seen }, ad, revision);
  const values = await planUpdate(manager, ad, changes, {
    ...{ facts, references: referencesAmong(named, changes), now, badHosts },
    isPlacedAnew: await isPlacedAnew(manager, ad, changes),
  });
  const changed = withColumns(ad, values?.columns ?? {});
  const files = planProposedAssets(changed, live, proposal, now);
  const publication = planPublication(changed, files ? typesOf(files.after) : facts.assetTypesOf(ad), now);
  return {
    ...{ ad, comment, revision, values, files, publication },
    after: withColumns(changed, publication?.columns ?? {}),
    namedFiles: nameProposal(live, proposal),
    isUndoable: isEmptyProposal(proposal),
  };
}
