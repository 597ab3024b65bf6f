import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import type { Asset } from '../Asset';
import { highestSortOrder } from '../changing/sortOrder';
import type { ProposedFiles } from '../changing/changeAssets';
import type { PreparedAsset } from '../files/PreparedAsset';
import type { AssetProposal } from './AssetProposal';
import { keepProposedFile } from './keepProposedFile';

interface Proposed {
  proposal: AssetProposal;
  assetId: number;
}

/** Adds a file to a change: at its `sortOrder`, or else after the last file. */
export async function proposeAddition(
  manager: EntityManager,
  { files }: Pick<RequestContext, 'files'>,
  { proposal, proposed }: Pick<ProposedFiles, 'proposal' | 'proposed'>,
  prepared: PreparedAsset,
): Promise<Proposed> {
  const last = Math.max(-1, ...proposed.map(({ sortOrder }) => sortOrder));
  const place = Math.min(last + 1, highestSortOrder);
  const file = await keepProposedFile(manager, files, prepared, { replacesId: null, place });
  return { proposal: { ...proposal, files: [...proposal.files, file] }, assetId: file.id };
}

/** Replaces a file in a change: one of the ad, or one that the change itself adds. */
export async function proposeReplacement(
  manager: EntityManager,
  { files }: Pick<RequestContext, 'files'>,
  { live, proposal }: Pick<ProposedFiles, 'live' | 'proposal'>,
  { old, prepared }: { old: Asset; prepared: PreparedAsset },
): Promise<Proposed> {
  const isOfAd = live.some(({ id }) => id === old.id);
  const kept = { replacesId: isOfAd ? old.id : null, place: old.sortOrder };
  const file = await keepProposedFile(manager, files, prepared, kept);
  if (!isOfAd) {
    // a row of its own, because the clean-up looks for rows that have gone
    Object.assign(file, { did: old.did });
    const others = proposal.files.filter(({ id }) => id !== old.id);
    return { proposal: { ...proposal, files: [...others, file] }, assetId: file.id };
  }
  const { arrangement } = proposal;
  const others = proposal.files.filter(({ replacesId }) => replacesId !== old.id);
  const altTexts = { ...arrangement.altTexts, [old.did]: prepared.altText };
  const { sortOrder } = prepared;
  const sortOrders = sortOrder === null ? arrangement.sortOrders : { ...arrangement.sortOrders, [old.did]: sortOrder };
  return {
    proposal: { arrangement: { ...arrangement, altTexts, sortOrders }, files: [...others, file] },
    assetId: old.id,
  };
}
