import type { EntityManager } from 'typeorm';
import type { Asset } from '../../brochures/assets/Asset';
import { noProposal, type AssetProposal } from '../../brochures/assets/proposals/AssetProposal';
import { readProposals } from '../../brochures/assets/proposals/readProposal';
import { readAssetsOf } from '../../brochures/assets/readAssets';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochureRevision } from '../../brochures/revisions/BrochureRevision';
import { findOpenRevisions } from '../../brochures/revisions/findOpenRevision';
import { readAdFacts, type AdFacts } from '../../brochures/writing/batch/readAdFacts';
import { readNamedRows, type NamedRows } from '../../brochures/writing/checks/findReferences';
import type { Judging, JudgingContext } from '../../brochures/writing/prepareChanges';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';
import { withMapAreaDids } from '../../brochures/writing/values/withMapAreaDid';

/** What the pending change of an ad is, and what it is about. */
interface PendingChange {
  /** null: none waits, and the rest is empty */
  revision: BrochureRevision | null;
  changes: BrochureChanges;
  proposal: AssetProposal;
  /** files of the ad as they are */
  live: readonly Asset[];
}

/** What the approval of some ads depends on, besides their columns. */
export interface ApprovalFacts extends AdFacts, Judging {
  pendingChangeOf: (ad: Brochure) => PendingChange;
  /** rows that the pending changes name */
  named: NamedRows;
}

const nothing: PendingChange = { revision: null, changes: {}, proposal: noProposal, live: [] };

/** Reads the facts of all ads of a batch in at most a dozen statements. The caller holds the ads' row locks. */
export async function readApprovalFacts(
  manager: EntityManager,
  ads: readonly Pick<Brochure, 'id'>[],
  { clock, outward: { badHosts } }: JudgingContext,
): Promise<ApprovalFacts> {
  const ids = ads.map(({ id }) => id);
  const facts = await readAdFacts(manager, ids);
  const revisions = [...(await findOpenRevisions(manager, ids)).values()];
  const proposals = await readProposals(manager, revisions);
  const live = await readAssetsOf(
    manager,
    revisions.map(({ brochureId }) => brochureId),
  );
  const changes = await withMapAreaDids(
    manager,
    revisions.map((revision) => revision.changes),
  );
  const pending = new Map(
    revisions.map((revision, at) => [
      revision.brochureId,
      {
        revision,
        changes: changes[at] ?? {},
        proposal: proposals.get(revision.id) ?? noProposal,
        live: live.get(revision.brochureId) ?? [],
      },
    ]),
  );
  return {
    ...facts,
    now: clock.now(),
    badHosts,
    pendingChangeOf: ({ id }) => pending.get(id) ?? nothing,
    named: await readNamedRows(manager, changes),
  };
}
