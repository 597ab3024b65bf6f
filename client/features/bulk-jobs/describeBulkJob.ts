import type { BulkJobSummary } from './BulkJobSummary';
import type { BulkAction, BulkJobState } from '../../generated/types';
import { groupThousands } from '../../shared/formats/groupThousands';
import { plural } from '../../shared/formats/plural';
import { fieldLabel } from '../brochure-fields/fieldLabel';
import { fieldText } from '../brochure-fields/fieldText';

export const actionLabels: Readonly<Record<BulkAction, string>> = {
  UPDATE: 'Change fields',
  NUMBER: 'Number in this order',
  PUBLISH: 'Publish',
  ARCHIVE: 'Archive',
  UNARCHIVE: 'Unarchive',
  DELETE: 'Delete',
  RESTORE: 'Restore',
  IMPORT: 'Import',
  CELLS: 'Edit in the table',
  APPROVE: 'Approve',
  MERGE: 'Merge duplicates',
  KEEP_BOTH: 'Not duplicates',
  REPORT: 'Mail the figures',
};

const waitsAgain =
  'Visitors see the ads at once. Undoing lets them wait again, except where somebody has taken a coupon or the vendor has sent a change.';

/** What to know before a job is started: above all what its undo does not do. */
export const warnings: Partial<Record<BulkAction, string>> = {
  PUBLISH: waitsAgain,
  APPROVE: waitsAgain,
  DELETE: 'Deleted ads can be restored for 30 days.',
  REPORT: 'Each login gets one mail about all of its ads here. A mail that was sent cannot be taken back.',
};

type Job = Pick<BulkJobSummary, 'action' | 'fields' | 'numberFrom' | 'fileName'>;

/** What a job does, for example "Main category: Cafés, Last day: 24/12/2026". */
export function describeBulkJob({ action, fields, numberFrom, fileName }: Job): string {
  if (action === 'IMPORT') return `Import of ${fileName ?? 'a file'}`;
  if (action === 'NUMBER') return `Index from ${String(numberFrom)}`;
  if (action !== 'UPDATE') return actionLabels[action];
  return fields
    .map(({ field, afterName }) => `${fieldLabel(field) ?? field}: ${fieldText(field, afterName) || 'none'}`)
    .join(', ');
}

export const stateLabels = {
  CHECKING: ['processing', 'Preview is being made'],
  CHECKED: ['warning', 'Preview, not started yet'],
  RUNNING: ['processing', 'Running'],
  DONE: ['success', 'Done'],
  UNDOING: ['processing', 'Being undone'],
  UNDONE: ['default', 'Undone'],
  FAILED: ['error', 'Not finished'],
} as const satisfies Record<BulkJobState, readonly [string, string]>;

export function isBulkJobUnderWay({ state }: Pick<BulkJobSummary, 'state'>): boolean {
  return state === 'CHECKING' || state === 'RUNNING' || state === 'UNDOING';
}

/** Whether its rows are pairs of ads. */
export function isOfPairs({ action }: Pick<BulkJobSummary, 'action'>): boolean {
  return action === 'MERGE' || action === 'KEEP_BOTH';
}

/** "1 ad" or "2 pairs", by what the job is about. */
export function countOf(job: Pick<BulkJobSummary, 'action'>, count: number): string {
  return plural(count, isOfPairs(job) ? 'pair' : 'ad');
}

/** Share of the present step that is done, in whole per cent; below 100 until the server says so. */
export function bulkJobPercent(job: BulkJobSummary): number {
  const isUndo = job.state === 'UNDOING';
  const done = isUndo ? job.undoneCount + job.keptCount : job.changedCount + job.unchangedCount + job.refusedCount;
  return Math.min(99, Math.floor((done / (isUndo ? job.changedCount : job.total)) * 100));
}

const verbs = {
  REPORT: { before: 'would be reported', after: 'reported' },
  OTHER: { before: 'would change', after: 'changed' },
} as const;

/** "1,200 of 1,234 ads changed, 30 unchanged, 4 refused" with what is more than none. */
export function bulkJobCounts(job: BulkJobSummary): string {
  const isPreview = job.state === 'CHECKING' || job.state === 'CHECKED';
  const some: readonly (readonly [number, string])[] = [
    [job.unchangedCount, isPreview ? 'are so already' : 'unchanged'],
    [job.refusedCount, isPreview ? 'would be refused' : 'refused'],
    [job.undoneCount, 'back as before'],
    [job.keptCount, 'kept because they changed since'],
  ];
  const words = some.filter(([count]) => count > 0).map(([count, what]) => `${groupThousands(count)} ${what}`);
  const verb = verbs[job.action === 'REPORT' ? 'REPORT' : 'OTHER'][isPreview ? 'before' : 'after'];
  return [`${groupThousands(job.changedCount)} of ${countOf(job, job.total)} ${verb}`, ...words].join(', ');
}
