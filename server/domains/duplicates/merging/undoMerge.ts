import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { DomainError } from '../../../shared/errors/DomainError';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { Asset } from '../../brochures/assets/Asset';
import type { AssetType } from '../../brochures/assets/AssetType';
import type { Brochure } from '../../brochures/Brochure';
import { publishProblems } from '../../brochures/statuses/publishProblems';
import { writeColumns } from '../../brochures/writing/batch/writeColumns';
import { MergedBrochure } from '../MergedBrochure';
import type { MergeUndo } from './MergeUndo';
import { returnFigures } from './moveFigures';
import type { MergeActor } from './writeMerges';

interface MergedAds {
  keep: Brochure;
  /** whether nobody has written it since the merge: it becomes what it was before, whatever that lacked */
  isKeepUnchanged: boolean;
  /** not changed since it was merged */
  merged: Brochure;
}

/**
 * Makes two ads of a merged one again: the other gets its state, files, figures, pages and QR codes back. What the ad
 * that stayed has got since, views and edits, stays with it. The caller holds the row locks of both.
 *
 * @throws DomainError CONFLICT with the reason, if something would be lost
 */
export async function undoMerge(
  manager: EntityManager,
  actor: MergeActor,
  { keep, isKeepUnchanged, merged }: MergedAds,
  { mergedColumns, filled, files, figures, followers }: MergeUndo,
): Promise<void> {
  const links = manager.getRepository(MergedBrochure);
  const link = await links.findOneBy({ oldId: merged.id });
  await refuseLoss(manager, { keep, merged, files, newId: link?.newId });
  const emptied = stillFilled(keep, filled);
  const nothing = Object.fromEntries(Object.keys(emptied).map((name) => [name, null]));
  if (!isKeepUnchanged) await refuseIncomplete(manager, keep, { nothing, files, now: actor.clock.now() });
  for (const { id, sortOrder } of files) {
    await manager.getRepository(Asset).update({ id }, { brochureId: merged.id, sortOrder });
  }
  if (figures !== null) await returnFigures(manager, [{ from: keep.id, to: merged.id, figures }]);
  await links.delete({ oldId: merged.id });
  await links.update({ oldId: In(followers), newId: keep.id }, { newId: merged.id });
  const ads = [
    { id: keep.id, columns: nothing as Partial<Brochure> },
    { id: merged.id, columns: mergedColumns as Partial<Brochure> },
  ];
  await writeColumns(manager, ads, actor.clock.now());
  await recordAudit(manager, actor, [
    {
      ...{ action: 'undoBulkJob', entityType: 'Brochure', entityId: keep.id },
      before: { ...emptied, mergedFrom: merged.id },
      after: { ...nothing, mergedFrom: null },
    },
    {
      ...{ action: 'undoBulkJob', entityType: 'Brochure', entityId: merged.id },
      before: { status: merged.status, archiveReason: merged.archiveReason },
      after: { status: mergedColumns['status'] ?? null, archiveReason: mergedColumns['archiveReason'] ?? null },
    },
  ]);
}

interface Loss extends Omit<MergedAds, 'isKeepUnchanged'>, Pick<MergeUndo, 'files'> {
  /** the ad that addresses of the merged one lead to now */
  newId: number | undefined;
}

async function refuseLoss(manager: EntityManager, { keep, merged, files, newId }: Loss): Promise<void> {
  const refuse = (message: string): never => {
    throw new DomainError('CONFLICT', message);
  };
  if (newId !== undefined && newId !== keep.id) {
    refuse(`Ad ${keep.id} has become part of ad ${newId} since: undo that first.`);
  }
  if (!keep.recordStatus) refuse(`Ad ${keep.id}, which has the figures of both, was deleted since: restore it first.`);
  const there = await manager.getRepository(Asset).countBy({ id: In(files.map(({ id }) => id)), brochureId: keep.id });
  if (there < files.length) {
    refuse(`A picture or file that came from ad ${merged.id} was removed from ad ${keep.id} since.`);
  }
}

interface Taken extends Pick<MergeUndo, 'files'> {
  /** the fields that get empty */
  nothing: Readonly<Record<string, null>>;
  now: Date;
}

/** @throws DomainError CONFLICT if a published ad would lose what publishing needs; what it lacks already does not count */
async function refuseIncomplete(manager: EntityManager, keep: Brochure, { nothing, files, now }: Taken): Promise<void> {
  if (keep.status !== 'PUBLISHED') return;
  const assets = await manager.getRepository(Asset).findBy({ brochureId: keep.id });
  const moved = new Set(files.map(({ id }) => id));
  const typesOf = (some: readonly Asset[]): AssetType[] => some.map(({ type }) => type);
  const today = calendarDay(now, keep.timeZone);
  const known = publishProblems(keep, typesOf(assets), today).map(({ field }) => field);
  const remaining = typesOf(assets.filter(({ id }) => !moved.has(id)));
  // a spread would lose what the class computes
  const after = Object.assign(Object.create(Object.getPrototypeOf(keep) as object) as Brochure, keep, nothing);
  const lost = publishProblems(after, remaining, today).filter(({ field }) => !known.includes(field));
  if (lost.length === 0) return;
  const what = lost.map(({ message }) => message).join(' ');
  throw new DomainError('CONFLICT', `Ad ${keep.id} is published, and would lose what it needs for that: ${what}`);
}

/** What came from the other ad and is still so; what somebody has written since stays. */
function stillFilled(keep: Brochure, filled: AuditedValues): AuditedValues {
  return Object.fromEntries(
    Object.entries(filled).filter(([name, value]) => isDeepStrictEqual(keep[name as keyof Brochure], value)),
  );
}
