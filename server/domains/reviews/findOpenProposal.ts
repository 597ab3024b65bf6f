import type { EntityManager } from 'typeorm';
import type { AssetProposal } from '../brochures/assets/proposals/AssetProposal';
import { readProposal } from '../brochures/assets/proposals/readProposal';
import { findOpenRevision } from '../brochures/revisions/findOpenRevision';

/** Returns what the pending change of an ad makes of its files. */
export async function findOpenProposal(manager: EntityManager, brochureId: number): Promise<AssetProposal> {
  return readProposal(manager, await findOpenRevision(manager, brochureId));
}

/** Returns the hashes of the files that become public when a change is approved. */
export function hashesOfProposal({ files }: AssetProposal): string[] {
  return files.flatMap(({ sha256 }) => sha256 ?? []);
}
