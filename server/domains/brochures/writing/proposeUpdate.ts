import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { NamedAssets } from '../assets/changing/NamedAssets';
import { planArrangement } from '../assets/changing/planArrangement';
import { refuseSourcesAssets } from '../assets/changing/refuseFixedAssets';
import type { PreparedAsset } from '../assets/files/PreparedAsset';
import { applyProposal } from '../assets/proposals/applyProposal';
import { arrangeProposal, nameableAssets } from '../assets/proposals/arrangeProposal';
import type { AssetProposal } from '../assets/proposals/AssetProposal';
import { proposeAddition } from '../assets/proposals/proposeFile';
import { readProposal } from '../assets/proposals/readProposal';
import { readAssets } from '../assets/readAssets';
import type { Brochure } from '../Brochure';
import type { BrochureRevision } from '../revisions/BrochureRevision';
import { saveRevision } from '../revisions/saveRevision';
import type { BrochureChanges, BrochureValues } from './values/BrochureChanges';

export interface ProposedUpdate {
  open: BrochureRevision | null;
  before: BrochureValues;
  changes: BrochureChanges;
  /** the caller's lists of files to keep and to remove; undefined: none was sent */
  named: NamedAssets | undefined;
  /** new files */
  files: readonly PreparedAsset[];
}

/**
 * Adds a vendor's change of a live ad to the revision that waits (docs/rules/statuses-and-reviews.md#vendor-edits).
 * Returns whether one waits afterwards.
 *
 * @throws DomainError CONFLICT for a change of files that come from a source
 */
export async function proposeUpdate(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  { open, before, changes, named, files }: ProposedUpdate,
): Promise<boolean> {
  if (!named && files.length === 0) return saveRevision(manager, context, brochure, { before, changes });
  const live = await readAssets(manager, brochure.id);
  let assets: AssetProposal = await readProposal(manager, open);
  if (named) {
    const plan = planArrangement(nameableAssets(live, assets), named);
    const { sortOrders = {}, removed = [] } = plan;
    if (Object.keys(sortOrders).length > 0 || removed.length > 0) refuseSourcesAssets(brochure);
    assets = arrangeProposal(live, assets, plan);
  }
  if (files.length > 0) refuseSourcesAssets(brochure);
  for (const file of files) {
    const proposed = applyProposal(live, assets);
    ({ proposal: assets } = await proposeAddition(manager, context, { proposal: assets, proposed }, file));
  }
  return saveRevision(manager, context, brochure, { before, changes, assets });
}
