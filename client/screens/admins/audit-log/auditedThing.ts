import { editorPath } from '../../../features/brochure-lifecycle/editorPath';
import type { BrochureType } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import { entityNames } from './auditWords';

interface Audited {
  entityType: string;
  entityDatabaseId: number;
}

interface Located extends Audited {
  /** the ad that it speaks of, unless that is deleted */
  brochure: { type: BrochureType; databaseId: number } | null;
}

/** Where the thing that a line speaks of is worked on; null where no screen shows it alone, or it is no more. */
export function pathOfAudited({ entityType, entityDatabaseId: id, brochure }: Located): string | null {
  if (entityType === 'Brochure') return brochure === null ? null : editorPath(brochure);
  if (entityType === 'Vendor') return privatePaths.adminVendor(id);
  if (entityType === 'MapArea') return privatePaths.adminMapArea(id);
  if (entityType === 'BrochureImport') return privatePaths.adminBrochureImport();
  if (entityType === 'OutgoingMail') return privatePaths.adminMails();
  if (entityType === 'JobRun') return privatePaths.adminJobs();
  return entityType === 'Category' ? privatePaths.adminCategories() : null;
}

export function nameOfAudited({ entityType, entityDatabaseId }: Audited): string {
  return `${entityNames[entityType] ?? entityType} ${entityDatabaseId}`;
}
