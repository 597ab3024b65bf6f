import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { calendarDay } from '../../../../shared/dates/calendarDay';
import { Asset } from '../Asset';
import { queueFileRemoval } from '../files/queueFileRemoval';
import type { Brochure } from '../../Brochure';
import type { AssetArrangement } from './AssetArrangement';
import { keepFormerAssets } from '../history/keepFormerAssets';
import { listAssets } from '../listAssets';
import { refuseLostAssets } from './refuseLostAssets';

/**
 * Removes and reorders files of an ad and writes the audit log. The caller holds the ad's row lock. Skips files that
 * the ad no longer has. Returns whether anything changed; the caller raises `version`.
 */
export async function arrangeAssets(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId' | 'jobs'>,
  brochure: Brochure,
  { action, arrangement }: { action: string; arrangement: AssetArrangement },
): Promise<boolean> {
  const { id: brochureId } = brochure;
  const assets = manager.getRepository(Asset);
  const present = await assets.find({ where: { brochureId }, order: { sortOrder: 'ASC', id: 'ASC' } });
  const after = applyArrangement(present, arrangement);
  if (placesOf(present) === placesOf(after)) return false;
  refuseLostAssets(brochure, {
    before: present.map(({ type }) => type),
    after: after.map(({ type }) => type),
    today: calendarDay(context.clock.now(), brochure.timeZone),
  });
  const removed = present.filter(({ did }) => arrangement.removed.includes(did));
  if (removed.length > 0) await assets.delete(removed.map(({ id }) => id));
  for (const { id, sortOrder } of after) await assets.update({ id }, { sortOrder });
  const hashes = removed.map(({ sha256 }) => sha256);
  await queueFileRemoval(manager, context, hashes);
  const line = { action, entityType: 'Brochure', entityId: brochureId };
  const [entryId] = await recordAudit(manager, context, [
    { ...line, before: { assets: listAssets(present) }, after: { assets: listAssets(after) } },
  ]);
  await keepFormerAssets(manager, [{ brochure, before: present, after, entryId }], context.clock.now());
  return true;
}

function placesOf(assets: readonly Asset[]): string {
  return assets.map(({ did, sortOrder }) => `${did}:${sortOrder}`).join(' ');
}

/** Returns the files that would remain, in their new order. */
function applyArrangement(present: readonly Asset[], { sortOrders, removed }: AssetArrangement): Asset[] {
  return present
    .filter(({ did }) => !removed.includes(did))
    .map((asset) => Object.assign(new Asset(), asset, { sortOrder: sortOrders[asset.did] ?? asset.sortOrder }))
    .toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id);
}
