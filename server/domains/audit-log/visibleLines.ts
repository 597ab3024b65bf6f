import type { SqlValues } from '../../platform/database/SqlValues';
import { mayCall } from '../../shared/authorize';
import type { Action } from '../../shared/permissions';
import type { Viewer } from '../../shared/Viewer';

/**
 * What one has to be allowed to do to read the lines about a kind of record: all staff those of ads and of the
 * directory, others whoever may see or change such records. Kinds that are not listed are for ADMINISTRATORs.
 */
const rightsOfKinds: Readonly<Record<string, Action>> = {
  ...{ Brochure: 'auditLog', Asset: 'auditLog', BrochureRevision: 'auditLog', ArchiveRequest: 'auditLog' },
  ...{ BulkJob: 'auditLog', Category: 'auditLog', MapArea: 'auditLog', StreetIndexEntry: 'auditLog' },
  ...{ AtdwRun: 'auditLog', CommandImport: 'auditLog', ExpiredBrochures: 'auditLog' },
  ...{ Vendor: 'updateVendor', Enquiry: 'enquiries', CouponPurchase: 'couponPurchases' },
  ...{ PrintedMap: 'makePrintedMap', PrintLayout: 'printLayouts', ImportProfile: 'importProfiles' },
};

/** Whether the caller may read a line about such a thing (docs/rules/accounts-and-permissions.md#staff-roles). */
export function isVisibleLine(viewer: Viewer | null, { entityType }: { entityType: string }): boolean {
  if (!mayCall(viewer, 'auditLog')) return false;
  return mayCall(viewer, 'auditLogOfEverything') || visibleKinds(viewer).includes(entityType);
}

/** `isVisibleLine` as conditions of a list of the log; `a` is the entry. */
export function visibleLines(viewer: Viewer | null, values: SqlValues): string[] {
  if (mayCall(viewer, 'auditLogOfEverything')) return [];
  return [`a.entity_type = ANY(${values.add(visibleKinds(viewer))}::text[])`];
}

function visibleKinds(viewer: Viewer | null): string[] {
  return Object.entries(rightsOfKinds).flatMap(([kind, right]) => (mayCall(viewer, right) ? [kind] : []));
}
