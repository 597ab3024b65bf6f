import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { calendarDay } from '../../../../shared/dates/calendarDay';
import { authorize, type Action } from '../../../../shared/permissions';
import { assetsOfBrochureLoader } from '../assetsOfBrochureLoader';
import { removeUnusedFiles } from '../files/removeUnusedFiles';
import { removeUnusedFilesJob } from '../files/removeUnusedFilesJob';
import { thumbnailLoader } from '../thumbnailLoader';
import { assetTypesOf } from '../../statuses/assetTypesOf';
import type { Brochure } from '../../Brochure';
import { lockBrochure } from '../../lockBrochure';
import { touchBrochure } from '../../touchBrochure';
import { refuseFixedAssets } from './refuseFixedAssets';
import { refuseLostAssets } from './refuseLostAssets';

interface AssetChange<T> {
  result: T;
  before: AuditedValues | null;
  after: AuditedValues | null;
  /** hashes of files that the ad no longer needs */
  letGo?: readonly (string | null)[];
}

/**
 * Runs a change of an ad's files under the ad's row lock. Checks the permission and the needs of a published ad, writes
 * the audit log and raises the ad's `version`. A change without effect does neither of the last two.
 */
export async function changeAssets<T>(
  context: RequestContext,
  { brochureId, action }: { brochureId: number; action: Action },
  change: (manager: EntityManager, brochure: Brochure) => Promise<AssetChange<T>>,
): Promise<{ brochure: Brochure; result: T }> {
  const { brochure, result, hashes } = await context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, brochureId);
    authorize(context.viewer, action, brochure);
    refuseFixedAssets(context.viewer, brochure);
    const typesBefore = await assetTypesOf(manager, brochureId);
    const { result, before, after, letGo = [] } = await change(manager, brochure);
    if (before !== null && isDeepStrictEqual(before, after)) return { brochure, result, hashes: [] };
    const today = calendarDay(context.clock.now(), brochure.timeZone);
    refuseLostAssets(brochure, { before: typesBefore, after: await assetTypesOf(manager, brochureId), today });
    const line = { action, entityType: 'Brochure', entityId: brochureId, before, after };
    await recordAudit(manager, context, [line]);
    const hashes = letGo.filter((sha256) => sha256 !== null);
    if (hashes.length > 0) await context.jobs.enqueue(manager, removeUnusedFilesJob, { hashes });
    return { brochure: await touchBrochure(manager, context, brochureId), result, hashes };
  });
  context.loader(assetsOfBrochureLoader).clear(brochureId);
  context.loader(thumbnailLoader).clear(brochureId);
  await forget(context, hashes);
  return { brochure, result };
}

/** Errors are only logged: the committed change stays valid without the clean-up. */
async function forget(context: RequestContext, hashes: readonly string[]): Promise<void> {
  await removeUnusedFiles(context, hashes).catch((err: unknown) => {
    context.logger.error({ err, hashes }, 'Files that nobody needs any more could not be removed yet.');
  });
}
