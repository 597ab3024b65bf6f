import { In, type EntityManager } from 'typeorm';
import type { BrochureRevision } from '../../revisions/BrochureRevision';
import { noProposal, type AssetProposal } from './AssetProposal';
import { ProposedAsset } from './ProposedAsset';

type Proposing = Pick<BrochureRevision, 'id' | 'assetChanges'>;

/** Returns what an open revision makes of the ad's files. */
export async function readProposal(manager: EntityManager, revision: Proposing | null): Promise<AssetProposal> {
  if (revision === null) return noProposal;
  return (await readProposals(manager, [revision])).get(revision.id) ?? noProposal;
}

/** The same of many revisions, by their number. */
export async function readProposals(
  manager: EntityManager,
  revisions: readonly Proposing[],
): Promise<Map<number, AssetProposal>> {
  const where = { revisionId: In(revisions.map(({ id }) => id)) };
  const files =
    revisions.length === 0 ? [] : await manager.getRepository(ProposedAsset).find({ where, order: { id: 'ASC' } });
  return new Map(
    revisions.map(({ id, assetChanges }) => [
      id,
      {
        arrangement: { ...noProposal.arrangement, ...assetChanges },
        files: files.filter(({ revisionId }) => revisionId === id),
      },
    ]),
  );
}
