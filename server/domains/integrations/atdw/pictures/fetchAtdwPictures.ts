import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { attachAssets } from '../../../brochures/assets/changing/attachAssets';
import { Asset } from '../../../brochures/assets/Asset';
import { prepareAsset } from '../../../brochures/assets/files/prepareAsset';
import type { PreparedAsset } from '../../../brochures/assets/files/PreparedAsset';
import { queueFileRemoval } from '../../../brochures/assets/files/queueFileRemoval';
import { withPreparedAssets } from '../../../brochures/assets/files/withPreparedAssets';
import { lockBrochure } from '../../../brochures/lockBrochure';
import { touchBrochure } from '../../../brochures/touchBrochure';
import { AtdwPicture } from '../AtdwPicture';

export type PictureDependencies = Pick<
  RequestContext,
  'database' | 'clock' | 'files' | 'jobs' | 'logger' | 'fetchOutside'
>;

/** longer than a fetch: after it, another process may try what this one has left behind */
const leaseSeconds = 300;
/** hours until the tries after the first */
const pauses = [1, 6, 24];

/** Fetches and keeps every picture that is due, one after the other. Returns how many it kept. */
export async function fetchAtdwPictures(dependencies: PictureDependencies): Promise<number> {
  let kept = 0;
  for (;;) {
    const picture = await claim(dependencies);
    if (picture === null) return kept;
    if (await fetchOne(dependencies, picture)) kept += 1;
  }
}

/** Two processes get different ones. Pictures of archived ads wait. */
async function claim({ database, clock }: PictureDependencies): Promise<AtdwPicture | null> {
  const [rows] = await database.query<[{ id: number }[], number]>(
    `UPDATE atdw_pictures SET next_attempt_at = $1::timestamptz + make_interval(secs => $2), attempts = attempts + 1
     WHERE id = (
       SELECT p.id FROM atdw_pictures p JOIN brochures b ON b.id = p.brochure_id
       WHERE p.next_attempt_at <= $1 AND b.record_status AND b.status <> 'ARCHIVED'
       ORDER BY p.next_attempt_at, p.id LIMIT 1 FOR UPDATE OF p SKIP LOCKED)
     RETURNING id`,
    [clock.now(), leaseSeconds],
  );
  const id = rows[0]?.id;
  return id === undefined ? null : database.getRepository(AtdwPicture).findOneBy({ id });
}

async function fetchOne(dependencies: PictureDependencies, picture: AtdwPicture): Promise<boolean> {
  const { url, altText, sortOrder } = picture;
  try {
    const prepared = await prepareAsset(dependencies, { type: 'BROCHURE_IMAGE', url, altText, sortOrder });
    return await withPreparedAssets(dependencies, [prepared], () =>
      dependencies.database.transaction((manager) => keep(manager, dependencies, picture, prepared)),
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const hours = pauses[picture.attempts - 1];
    const nextAttemptAt = hours === undefined ? null : new Date(dependencies.clock.now().getTime() + hours * 3_600_000);
    await dependencies.database
      .getRepository(AtdwPicture)
      .update({ id: picture.id, url }, { nextAttemptAt, problem: error.message.slice(0, 500) });
    return false;
  }
}

/** false: the source has changed or removed the picture meanwhile */
async function keep(
  manager: EntityManager,
  dependencies: PictureDependencies,
  { id, url, brochureId }: AtdwPicture,
  prepared: PreparedAsset,
): Promise<boolean> {
  await lockBrochure(manager, brochureId);
  const pictures = manager.getRepository(AtdwPicture);
  const current = await pictures.findOneBy({ id, url });
  if (!current) return false;
  const old = current.assetId === null ? null : await manager.getRepository(Asset).findOneBy({ id: current.assetId });
  if (old) await manager.getRepository(Asset).delete({ id: old.id });
  const words = { altText: current.altText, sortOrder: current.sortOrder };
  const [asset] = await attachAssets(manager, dependencies, brochureId, [{ ...prepared, ...words }]);
  await pictures.update({ id }, { assetId: asset?.id ?? null, nextAttemptAt: null, problem: null });
  await touchBrochure(manager, dependencies, brochureId);
  await queueFileRemoval(manager, dependencies, [old?.sha256 ?? null]);
  return true;
}
