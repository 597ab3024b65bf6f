import { Button, Popconfirm } from 'antd';
import { AuditActor } from '../../../features/audit-changes/AuditActor';
import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { inWords } from '../../../features/audit-changes/inWords';
import { Moment } from '../../../features/record-list/Moment';
import type { BrochureHistoryScreenQuery } from '../../../generated/types';
import { formatDay } from '../../../shared/dates/formatDay';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';

export type Version = BrochureHistoryScreenQuery['auditLog']['edges'][number]['node'];

/** What was done, for people, for example "Import of 22/11/2026". */
export function versionTitle({ action, happenedAt }: Pick<Version, 'action' | 'happenedAt'>): string {
  if (action === 'importBrochures') return `Import of ${formatDay(happenedAt)}`;
  if (action === 'restoreBrochureVersion') return 'Earlier version restored';
  return inWords(action).replace(' brochure', ' ad');
}

/** `onRestore` is null while the ad cannot be changed, because it is deleted, and for those who may only read. */
export function historyColumns(onRestore: ((version: Version) => void) | null): DataGridColumn<Version>[] {
  return [
    {
      ...{ key: 'when', title: 'When', width: 180, fold: 'wide' },
      render: ({ happenedAt }) => <Moment at={happenedAt} />,
    },
    {
      ...{ key: 'who', title: 'Who', width: 160, fold: 'wide' },
      render: (version) => <AuditActor entry={version} />,
    },
    {
      ...{ key: 'what', title: 'What', width: 200, fold: 'head' },
      render: (version) => (
        <>
          {versionTitle(version)}
          {version.bulkJobId !== null && (
            <>
              {' · '}
              <Link to={privatePaths.adminBulkJob(version.bulkJobId)}>Bulk job {version.bulkJobId}</Link>
            </>
          )}
        </>
      ),
    },
    {
      ...{ key: 'changes', title: 'Before and after', fold: 'wide' },
      render: ({ changes }) => <AuditChanges changes={changes} isOfAd />,
    },
    {
      ...{ key: 'actions', title: 'Actions', width: 150, fold: 'foot' },
      render: (version) =>
        version.isRestorable &&
        onRestore !== null && (
          <Popconfirm
            title="Restore what was before?"
            description="Only the fields of this change get their former values."
            okText="Restore"
            onConfirm={() => onRestore(version)}
          >
            <Button size="small">Restore before</Button>
          </Popconfirm>
        ),
    },
  ];
}
