import type { EntityManager } from 'typeorm';
import type { FileStore } from '../../../../platform/file-store/FileStore';
import { newDid } from '../../../../shared/did';
import { keepFile } from '../files/keepFile';
import { lockFiles } from '../files/lockFiles';
import type { PreparedAsset } from '../files/PreparedAsset';
import { ProposedAsset } from './ProposedAsset';

/**
 * Writes a prepared file to the held area of the store and returns its row, which is not saved yet. The caller runs
 * this inside `withPreparedAssets`. `place` applies to a file without a position of its own.
 */
export async function keepProposedFile(
  manager: EntityManager,
  files: FileStore,
  prepared: PreparedAsset,
  { replacesId, place }: { replacesId: number | null; place: number },
): Promise<ProposedAsset> {
  await lockFiles(manager, [prepared.sha256]);
  const { type, altText, sortOrder, uploadKey } = prepared;
  // of the same sequence, so that the file keeps its id when it becomes one of the ad's
  const [row] = await manager.query<{ id: number }[]>(
    `SELECT nextval(pg_get_serial_sequence('assets', 'id'))::integer AS id`,
  );
  if (!row) throw new Error('The database gave no id.');
  const kept = await keepFile(files.held, prepared);
  const given = { type, altText, sortOrder: sortOrder ?? place, uploadKey };
  const values = { ...row, did: newDid(), ...given, replacesId, ...kept };
  return Object.assign(new ProposedAsset(), values);
}
