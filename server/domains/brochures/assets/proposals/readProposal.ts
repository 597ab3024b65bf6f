import type { EntityManager } from 'typeorm';
import type { BrochureRevision } from '../../revisions/BrochureRevision';
import type { AssetArrangement } from '../changing/AssetArrangement';
import { noProposal, type AssetProposal } from './AssetProposal';
import { ProposedAsset } from './ProposedAsset';

/** Returns what an open revision makes of the ad's files. */
export async function readProposal(
  manager: EntityManager,
  revision: Pick<BrochureRevision, 'id' | 'assetChanges'> | null,
): Promise<AssetProposal> {
  if (revision === null) return noProposal;
  const files = await manager.getRepository(ProposedAsset).find({
    where: { revisionId: revision.id },
    order: { id: 'ASC' },
  });
  return { arrangement: arrangementOf(revision.assetChanges), files };
}

export function arrangementOf(stored: AssetArrangement | null): Required<AssetArrangement> {
  return { ...noProposal.arrangement, ...stored };
}
