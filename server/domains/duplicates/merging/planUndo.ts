import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { DomainError } from '../../../shared/errors/DomainError';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { Asset } from '../../brochures/assets/Asset';
import type { AssetType } from '../../brochures/assets/AssetType';
import type { Brochure } from '../../brochures/Brochure';
import { publishProblems } from '../../brochures/statuses/publishProblems';
import { MergedBrochure } from '../MergedBrochure';
import type { MergeUndo } from './MergeUndo';

export interface MergedPair {
  keep: Brochure;
  /** whether nobody has written it since the merge: it becomes what it was before, whatever that lacked */
  isKeepUnchanged: boolean;
  /** not changed since it was merged */
  merged: Brochure;
  undo: MergeUndo;
}

export interface PlannedUndo extends MergedPair {
  /** what the ad that stays gives back, as it is now */
  emptied: AuditedValues;
}

/** What the rules need to know of the pairs. */
export interface UndoFacts {
  now: Date;
  /** files by the ad that has them */
  files: ReadonlyMap<number, readonly Asset[]>;
  /** the ad to which the addresses of a merged one lead */
  leadsTo: ReadonlyMap<number, number>;
}

/** Reads the facts of many pairs in two statements. */
export async function readUndoFacts(
  manager: EntityManager,
  pairs: readonly Pick<MergedPair, 'keep' | 'merged'>[],
  now: Date,
): Promise<UndoFacts> {
  const idsOf = (which: 'keep' | 'merged') => In(pairs.map((pair) => pair[which].id));
  const assets = await manager.getRepository(Asset).findBy({ brochureId: idsOf('keep') });
  const links = await manager.getRepository(MergedBrochure).findBy({ oldId: idsOf('merged') });
  const files = new Map<number, Asset[]>();
  for (const asset of assets) files.set(asset.brochureId, [...(files.get(asset.brochureId) ?? []), asset]);
  return {
    ...{ now, files },
    leadsTo: new Map(links.map(({ oldId, newId }) => [oldId, newId])),
  };
}

/**
 * Returns what making two ads of a merged one again would change. Changes nothing.
 *
 * @throws DomainError CONFLICT with the reason, if something would be lost
 */
export function planUndo(pair: MergedPair, facts: UndoFacts): PlannedUndo {
  refuseLoss(pair, facts);
  const planned = { ...pair, emptied: stillFilled(pair.keep, pair.undo.filled) };
  if (!pair.isKeepUnchanged) refuseIncomplete(planned, facts);
  return planned;
}

/** The emptied fields as they become. */
export function nothingOf({ emptied }: PlannedUndo): Record<string, null> {
  return Object.fromEntries(Object.keys(emptied).map((name) => [name, null]));
}

function refuseLoss({ keep, merged, undo: { files } }: MergedPair, facts: UndoFacts): void {
  const refuse = (message: string): never => {
    throw new DomainError('CONFLICT', message);
  };
  const newId = facts.leadsTo.get(merged.id);
  if (newId !== undefined && newId !== keep.id) {
    refuse(`Ad ${keep.id} has become part of ad ${newId} since: undo that first.`);
  }
  if (!keep.recordStatus) refuse(`Ad ${keep.id}, which has the figures of both, was deleted since: restore it first.`);
  const there = new Set((facts.files.get(keep.id) ?? []).map(({ id }) => id));
  if (!files.every(({ id }) => there.has(id))) {
    refuse(`A picture or file that came from ad ${merged.id} was removed from ad ${keep.id} since.`);
  }
}

/** @throws DomainError CONFLICT if a published ad would lose what publishing needs; what it lacks already does not count */
function refuseIncomplete(planned: PlannedUndo, { files, now }: UndoFacts): void {
  const { keep, undo } = planned;
  if (keep.status !== 'PUBLISHED') return;
  const assets = files.get(keep.id) ?? [];
  const moved = new Set(undo.files.map(({ id }) => id));
  const typesOf = (some: readonly Asset[]): AssetType[] => some.map(({ type }) => type);
  const today = calendarDay(now, keep.timeZone);
  const known = publishProblems(keep, typesOf(assets), today).map(({ field }) => field);
  const remaining = typesOf(assets.filter(({ id }) => !moved.has(id)));
  // a spread would lose what the class computes
  const after = Object.assign(
    Object.create(Object.getPrototypeOf(keep) as object) as Brochure,
    keep,
    nothingOf(planned),
  );
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
