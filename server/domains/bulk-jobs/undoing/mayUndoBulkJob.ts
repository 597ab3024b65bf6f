import { mayCall } from '../../../shared/authorize';
import type { Viewer } from '../../../shared/Viewer';
import { permissionOfAction, permissionOfUndo } from '../BulkAction';
import type { BulkJob } from '../BulkJob';

/**
 * Whoever may start a job may undo the own one, and with `undoAnyBulkJob` those of others
 * (docs/rules/statuses-and-reviews.md#bulk-jobs).
 */
export function mayUndoBulkJob(viewer: Viewer | null, { action, createdById }: BulkJob): boolean {
  const needed = [permissionOfAction[action], permissionOfUndo[action] ?? 'undoBulkJob', 'undoBulkJob'] as const;
  if (!needed.every((each) => mayCall(viewer, each))) return false;
  return createdById === viewer?.accountId || mayCall(viewer, 'undoAnyBulkJob');
}
