import type { EntityManager } from 'typeorm';
import type { FileStore } from '../../../../platform/file-store/FileStore';
import { newDid } from '../../../../shared/did';
import { Asset } from '../Asset';
import { keepFile } from '../files/keepFile';
import { lockFiles } from '../files/lockFiles';
import type { PreparedAsset } from '../files/PreparedAsset';
import { refuseTooManyAssets } from '../files/refuseTooManyAssets';
import { highestSortOrder } from './sortOrder';

/**
 * Stores prepared files and adds them to an ad: at their `sortOrder`, or else after the last file. The caller holds the
 * ad's row lock, so that two uploads do not both take the last position. The caller runs this inside
 * `withPreparedAssets`.
 */
export async function attachAssets(
  manager: EntityManager,
  { files }: { files: FileStore },
  brochureId: number,
  prepared: readonly PreparedAsset[],
): Promise<Asset[]> {
  if (prepared.length === 0) return [];
  const assets = manager.getRepository(Asset);
  const present = await assets.find({ select: { id: true, type: true, sortOrder: true }, where: { brochureId } });
  refuseTooManyAssets([...present, ...prepared].map(({ type }) => type));
  await lockFiles(
    manager,
    prepared.map(({ sha256 }) => sha256),
  );
  let last = Math.max(-1, ...present.map((asset) => asset.sortOrder));
  const added: Asset[] = [];
  for (const one of prepared) {
    const { type, altText, uploadKey } = one;
    const sortOrder = one.sortOrder ?? Math.min(last + 1, highestSortOrder);
    last = Math.max(last, sortOrder);
    const row = { did: newDid(), brochureId, type, altText, sortOrder, uploadKey, ...(await keepFile(files, one)) };
    added.push(await assets.save(assets.create(row)));
  }
  return added;
}
