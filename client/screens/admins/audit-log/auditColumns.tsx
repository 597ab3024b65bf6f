import { nameOfAudited } from '../../../../shared/audit-log/auditedEntities';
import { isBatchLine } from '../../../../shared/audit-log/batchActions';
import { Moment } from '../../../features/record-list/Moment';
import type { AuditLogScreenQuery, BrochureType } from '../../../generated/types';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';
import { AuditActor } from '../../../features/audit-changes/AuditActor';
import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { actionLabel } from '../../../features/audit-changes/actionLabel';
import { historyPath } from '../../../features/audit-changes/historyPath';
import { editorPath } from '../../../features/brochure-lifecycle/editorPath';
import { privatePaths } from '../../../shared/privatePaths';

interface Located {
  entityType: string;
  entityDatabaseId: number;
  /** the ad that the line is about, unless that is deleted */
  brochure: { type: BrochureType; databaseId: number } | null;
}

/** The path of the screen that edits a line's entity; null if no screen shows it alone, or it is deleted. */
function pathOfAudited({ entityType, entityDatabaseId: id, brochure }: Located): string | null {
  if (entityType === 'Brochure') return brochure === null ? null : editorPath(brochure);
  if (entityType === 'BulkJob') return privatePaths.adminBulkJob(id);
  if (entityType === 'Vendor') return privatePaths.adminVendor(id);
  if (entityType === 'MapArea') return privatePaths.adminMapArea(id);
  if (entityType === 'StreetIndexEntry') return privatePaths.adminStreets();
  if (entityType === 'AtdwSettings' || entityType === 'AtdwRun') return privatePaths.adminAtdw();
  if (entityType === 'SiteSettings') return privatePaths.adminSettings();
  if (entityType === 'Webhook') return privatePaths.adminWebhooks();
  if (entityType === 'BrochureImport') return privatePaths.adminBrochureImport();
  if (entityType === 'OutgoingMail') return privatePaths.adminMails();
  if (entityType === 'JobRun') return privatePaths.adminJobs();
  return entityType === 'Category' ? privatePaths.adminCategories() : null;
}

type Entry = AuditLogScreenQuery['auditLog']['edges'][number]['node'];

export const auditColumns: readonly DataGridColumn<Entry>[] = [
  { key: 'when', title: 'When', width: 118, fold: 'wide', render: ({ happenedAt }) => <Moment at={happenedAt} /> },
  { key: 'who', title: 'Who', width: 160, fold: 'wide', render: (entry) => <AuditActor entry={entry} /> },
  { key: 'what', title: 'What', width: 140, fold: 'head', render: ({ action }) => actionLabel(action) },
  { key: 'thing', title: 'Which', width: 180, fold: 'wide', render: (entry) => <Thing entry={entry} /> },
  {
    key: 'changes',
    title: 'Before and after',
    fold: 'wide',
    render: ({ entityType, changes }) => <AuditChanges changes={changes} entityType={entityType} />,
  },
];

function Thing({ entry }: { entry: Entry }) {
  const path = pathOfAudited(entry);
  const history = historyPath(entry);
  const name = nameOfAudited(entry.entityType, entry.entityDatabaseId);
  return (
    <>
      {path === null ? name : <Link to={path}>{name}</Link>}
      {entry.entityName !== null && <div>{entry.entityName}</div>}
      {isBatchLine(entry) && (
        <div>
          <Link to={`${privatePaths.adminAuditLog()}?what=${entry.action}`}>Ad by ad</Link>
        </div>
      )}
      {history !== null && (
        <div>
          <Link to={history} aria-label={`History of ${name}`}>
            History
          </Link>
        </div>
      )}
    </>
  );
}
