import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { queueFileRemoval } from '../files/queueFileRemoval';
import { ProposedAsset } from './ProposedAsset';

/** Makes these the files of a revision; the bytes of those that it drops go with the next clean-up. */
export async function storeProposedAssets(
  manager: EntityManager,
  context: Pick<RequestContext, 'jobs'>,
  revisionId: number,
  files: readonly ProposedAsset[],
): Promise<void> {
  const rows = manager.getRepository(ProposedAsset);
  const before = await rows.findBy({ revisionId });
  const dropped = before.filter(({ id }) => !files.some((file) => file.id === id));
  await dropRows(manager, context, dropped);
  if (files.length > 0) await rows.save(files.map((file) => Object.assign(file, { revisionId })));
}

/** Drops the files of revisions that are refused, taken back or approved. */
export async function dropProposedAssets(
  manager: EntityManager,
  context: Pick<RequestContext, 'jobs'>,
  revisionIds: readonly number[],
): Promise<void> {
  if (revisionIds.length === 0) return;
  const where = { revisionId: In([...revisionIds]) };
  await dropRows(manager, context, await manager.getRepository(ProposedAsset).findBy(where));
}

async function dropRows(
  manager: EntityManager,
  context: Pick<RequestContext, 'jobs'>,
  rows: readonly ProposedAsset[],
): Promise<void> {
  if (rows.length === 0) return;
  await manager.getRepository(ProposedAsset).delete({ id: In(rows.map(({ id }) => id)) });
  const hashes = rows.map(({ sha256 }) => sha256);
  await queueFileRemoval(manager, context, hashes);
}
