import { mayCall } from '../../shared/authorize';
import type { Viewer } from '../../shared/Viewer';
import { permissionOfAction } from './BulkAction';
import type { BulkJob } from './BulkJob';

/**
 * Whoever may start a job may undo the own one, and with `undoAnyBulkJob` those of others
 * (docs/rules/statuses-and-reviews.md#bulk-jobs).
 */
export function mayUndoBulkJob(viewer: Viewer | null, { action, createdById }: BulkJob): boolean {
  if (!mayCall(viewer, 'undoBulkJob') || !mayCall(viewer, permissionOfAction[action])) return false;
  return createdById === viewer?.accountId || mayCall(viewer, 'undoAnyBulkJob');
}
