import { Button, Popconfirm } from 'antd';
import type { HistoryLineEntryFragment } from '../../generated/types';
import { formatDay } from '../../shared/dates/formatDay';
import { privatePaths } from '../../shared/privatePaths';
import type { DataGridColumn } from '../../ui/data-grid/DataGridColumn';
import { Link } from '../../ui/links/Link';
import { Moment } from '../record-list/Moment';
import { actionLabel } from './actionLabel';
import { AuditActor } from './AuditActor';
import { AuditChanges } from './AuditChanges';

export type Version = HistoryLineEntryFragment;

/** What was done, for people, for example "Import of 22/11/2026". */
export function versionTitle({
  action,
  entityType,
  happenedAt,
}: Pick<Version, 'action' | 'entityType' | 'happenedAt'>): string {
  if (entityType === 'BrochureRevision') return `Proposed: ${actionLabel(action)}`;
  return action === 'importBrochures' ? `Import of ${formatDay(happenedAt)}` : actionLabel(action);
}

/** Whether the change is one of an ad's pictures and documents. */
export function isOfFiles({ changes }: Pick<Version, 'changes'>): boolean {
  return changes.some(({ field }) => field === 'assets' || field === 'asset' || field === 'assetUrl');
}

interface HistoryColumns {
  /** null while the record cannot be changed, because it is deleted, and for those who may only read */
  onRestore: ((version: Version) => void) | null;
  /** null for records whose last change has no undo of its own */
  onUndo: ((version: Version) => void) | null;
}

export function historyColumns({ onRestore, onUndo }: HistoryColumns): DataGridColumn<Version>[] {
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
      render: ({ changes, entityType }) => <AuditChanges changes={changes} entityType={entityType} />,
    },
    {
      ...{ key: 'actions', title: 'Actions', width: 150, fold: 'foot' },
      render: (version) => <HistoryAction version={version} onRestore={onRestore} onUndo={onUndo} />,
    },
  ];
}

function HistoryAction({ version, onRestore, onUndo }: HistoryColumns & { version: Version }) {
  if (version.isUndoable && onUndo !== null) {
    return (
      <Popconfirm
        key="undo"
        title="Undo this change?"
        description="The ad is then exactly as it was before."
        okText="Undo"
        onConfirm={() => onUndo(version)}
      >
        <Button size="small">Undo</Button>
      </Popconfirm>
    );
  }
  if (!version.isRestorable || onRestore === null) return null;
  return (
    <Popconfirm
      key="restore"
      title="Restore what was before?"
      description={
        isOfFiles(version)
          ? 'Only the files of this change are as before again.'
          : 'Only the fields of this change get their former values.'
      }
      okText="Restore"
      onConfirm={() => onRestore(version)}
    >
      <Button size="small">Restore before</Button>
    </Popconfirm>
  );
}
