import type { SqlValues } from '../../platform/database/SqlValues';
import { mayCall } from '../../shared/authorize';
import type { Viewer } from '../../shared/Viewer';

/** Kinds of things whose lines all staff may read: the history of ads. The other lines are also about people. */
const aboutAds: readonly string[] = ['Brochure', 'Asset', 'BulkJob'];

/** Whether the caller may read a line about such a thing (docs/rules/accounts-and-permissions.md#staff-roles). */
export function isVisibleLine(viewer: Viewer | null, { entityType }: { entityType: string }): boolean {
  if (!mayCall(viewer, 'auditLog')) return false;
  return mayCall(viewer, 'auditLogOfEverything') || aboutAds.includes(entityType);
}

/** `isVisibleLine` as conditions of a list of the log; `a` is the entry. */
export function visibleLines(viewer: Viewer | null, values: SqlValues): string[] {
  return mayCall(viewer, 'auditLogOfEverything') ? [] : [`a.entity_type = ANY(${values.add(aboutAds)}::text[])`];
}
