import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Brochure } from '../../brochures/Brochure';
import { describeField } from '../../brochures/fields/brochureFields';
import { planMove } from '../../brochures/statuses/moveBrochure';
import { planPublication, planStatus } from '../../brochures/statuses/planStatus';
import { changedMeanwhile } from '../../brochures/writing/checks/changedMeanwhile';
import { planUpdate, type PlannedChange } from '../../brochures/writing/batch/planUpdate';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';
import { assertRestorable } from '../../brochures/writing/restoreBrochure';
import type { BulkJob } from '../BulkJob';
import type { BatchFacts } from './BatchFacts';
import type { ClaimedRow } from './claimRows';

type Job = Pick<BulkJob, 'action' | 'changes' | 'numberFrom'>;

/**
 * Returns the change of one ad by the rules of the same change of a single ad; null if the ad is so already.
 *
 * @param ad undefined: there is no such ad
 * @param row its place in its job, from 1, and for CELLS what to write
 * @throws DomainError with the reason why the ad may not be changed
 */
export async function planChange(
  manager: EntityManager,
  job: Job,
  ad: Brochure,
  { row, facts }: { row: Pick<ClaimedRow, 'position' | 'wanted' | 'seenVersion'>; facts: BatchFacts },
): Promise<PlannedChange | null> {
  const { now, badHosts } = facts;
  const update = async (wanted: BrochureChanges): Promise<PlannedChange | null> =>
    planUpdate(manager, ad, wanted, { facts, references: await facts.referencesOf(wanted), now, badHosts });
  if (job.action === 'RESTORE') return planRestoration(ad, now);
  if (!ad.recordStatus) throw new DomainError('NOT_FOUND', 'This ad is deleted.');
  switch (job.action) {
    case 'UPDATE':
      return update(job.changes);
    case 'NUMBER':
      return update({ adIndex: indexAt(job.numberFrom, row.position) });
    case 'CELLS':
      if (row.seenVersion !== ad.version) throw changedMeanwhile(row.seenVersion ?? 0, ad.version);
      return update(row.wanted ?? {});
    case 'PUBLISH':
      return planPublication(ad, facts.assetTypesOf(ad), now);
    case 'ARCHIVE':
      return planStatus(ad, planMove(ad, 'archive', now), () => ({ archiveReason: 'MANUAL', archivedAt: now }));
    case 'UNARCHIVE':
      return planStatus(ad, planMove(ad, 'unarchive', now), () => ({ archiveReason: null, archivedAt: null }));
    case 'IMPORT':
    case 'APPROVE':
    case 'MERGE':
    case 'KEEP_BOTH':
    case 'REPORT':
      throw new Error(`${job.action} writes its ads itself`);
    case 'DELETE':
      return {
        columns: { recordStatus: false, deletedAt: now },
        before: { recordStatus: true, title: ad.title, status: ad.status },
        after: { recordStatus: false },
      };
  }
}

function planRestoration(ad: Brochure, now: Date): PlannedChange | null {
  if (ad.deletedAt === null) return null;
  assertRestorable(ad.deletedAt, now);
  return {
    columns: { recordStatus: true, deletedAt: null },
    before: { recordStatus: false },
    after: { recordStatus: true, title: ad.title, status: ad.status },
  };
}

/** @throws DomainError VALIDATION_FAILED beyond the highest index */
function indexAt(from: number | null, position: number): number {
  const { most = Infinity, refusal = '' } = describeField('adIndex');
  const index = (from ?? 1) + position - 1;
  if (index > most) throw new DomainError('VALIDATION_FAILED', refusal);
  return index;
}
