import type { EntityManager } from 'typeorm';
import type { FileStore } from '../../../../platform/file-store/FileStore';
import { Asset } from '../Asset';
import { keepFile } from './keepFile';
import { lockFiles } from './lockFiles';
import type { PreparedAsset } from './PreparedAsset';
import { refuseTooManyAssets } from './refuseTooManyAssets';

/** Replaces the file of an asset. The caller holds the ad's row lock, as for `attachAssets`. */
export async function replaceAssetFile(
  manager: EntityManager,
  { files }: { files: FileStore },
  { id, brochureId, sortOrder: place }: Asset,
  prepared: PreparedAsset,
): Promise<Asset> {
  const assets = manager.getRepository(Asset);
  const present = await assets.find({ select: { id: true, type: true }, where: { brochureId } });
  refuseTooManyAssets(present.map((asset) => (asset.id === id ? prepared.type : asset.type)));
  await lockFiles(manager, [prepared.sha256]);
  const { type, altText, sortOrder, uploadKey } = prepared;
  const given = { type, altText, sortOrder: sortOrder ?? place, uploadKey };
  await assets.update({ id }, { ...given, ...(await keepFile(files, prepared)) });
  return assets.findOneByOrFail({ id });
}
