import { paths } from '../../../shared/paths';
import { privatePaths } from '../../../shared/privatePaths';
import { entityNames } from './auditWords';

interface Audited {
  entityType: string;
  entityDatabaseId: number;
}

/** Where the thing that a line speaks of is shown; null where no screen shows it alone. */
export function pathOfAudited({ entityType, entityDatabaseId: id }: Audited): string | null {
  if (entityType === 'Brochure') return paths.brochureDetails(id);
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
