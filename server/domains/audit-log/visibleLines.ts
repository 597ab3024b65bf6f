import type { SqlValues } from '../../platform/database/SqlValues';
import { mayCall } from '../../shared/authorize';
import type { Viewer } from '../../shared/Viewer';

/** Kinds of things whose lines all staff may read: ads and the directory. The other lines are also about people. */
const openKinds: readonly string[] = ['Brochure', 'Asset', 'BulkJob', 'Category', 'MapArea', 'StreetIndexEntry'];

/** Whether the caller may read a line about such a thing (docs/rules/accounts-and-permissions.md#staff-roles). */
export function isVisibleLine(viewer: Viewer | null, { entityType }: { entityType: string }): boolean {
  if (!mayCall(viewer, 'auditLog')) return false;
  return mayCall(viewer, 'auditLogOfEverything') || openKinds.includes(entityType);
}

/** `isVisibleLine` as conditions of a list of the log; `a` is the entry. */
export function visibleLines(viewer: Viewer | null, values: SqlValues): string[] {
  return mayCall(viewer, 'auditLogOfEverything') ? [] : [`a.entity_type = ANY(${values.add(openKinds)}::text[])`];
}
