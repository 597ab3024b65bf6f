import type { OutcomeRow } from '../bulk-jobs/useFollowBulkJob';
import type { BulkResult, ChosenBrochure } from './BulkVerb';

interface Job {
  rows: readonly OutcomeRow[];
  /** why it did not come to its end; null if it did */
  problem: string | null;
}

/**
 * The result of a job for each of the chosen ads, in their order. An ad whose turn never came has the job's problem as
 * its refusal.
 */
export function bulkResults(chosen: readonly ChosenBrochure[], { rows, problem }: Job): BulkResult[] {
  const rowOf = new Map(rows.map((row) => [row.brochureId, row]));
  return chosen.map((brochure) => {
    const { outcome = 'WAITING', message = null } = rowOf.get(brochure.databaseId) ?? {};
    const isRefused = outcome === 'REFUSED' || outcome === 'WAITING';
    return {
      brochure,
      isDone: !isRefused && outcome !== 'UNCHANGED',
      refusal: isRefused ? (message ?? problem ?? 'Its turn has not come.') : null,
    };
  });
}

/** The result of a job's undo for each ad that the job had changed. */
export function undoResults(chosen: readonly ChosenBrochure[], { rows, problem }: Job): BulkResult[] {
  const rowOf = new Map(rows.map((row) => [row.brochureId, row]));
  return chosen.flatMap((brochure): BulkResult[] => {
    const { outcome, message = null } = rowOf.get(brochure.databaseId) ?? {};
    if (outcome === 'UNDONE') return [{ brochure, isDone: true, refusal: null }];
    if (outcome !== 'KEPT' && outcome !== 'CHANGED') return [];
    return [{ brochure, isDone: false, refusal: message ?? problem ?? 'Its turn has not come.' }];
  });
}
