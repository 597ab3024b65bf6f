import { Button } from 'antd';
import { AuditActor } from '../../../features/audit-changes/AuditActor';
import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { Moment } from '../../../features/record-list/Moment';
import type { HistoryLineEntryFragment } from '../../../generated/types';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';

export type Deletion = HistoryLineEntryFragment;

/** `onRestore` is null for those who may only read. */
export function deletedRecordColumns(onRestore: ((deletion: Deletion) => void) | null): DataGridColumn<Deletion>[] {
  return [
    { key: 'name', title: 'Name', fold: 'head', render: ({ entityName }) => entityName ?? '–' },
    {
      ...{ key: 'deleted', title: 'Deleted', width: 180, fold: 'wide' },
      render: ({ happenedAt }) => <Moment at={happenedAt} />,
    },
    { key: 'who', title: 'By', width: 180, fold: 'wide', render: (deletion) => <AuditActor entry={deletion} /> },
    {
      ...{ key: 'was', title: 'What it was', fold: 'wide' },
      render: ({ changes, entityType }) => <AuditChanges changes={changes} entityType={entityType} />,
    },
    {
      ...{ key: 'actions', title: 'Actions', width: 110, fold: 'foot' },
      render: (deletion) =>
        deletion.isRestorable &&
        onRestore !== null && (
          <Button size="small" aria-label={`Restore: ${deletion.entityName ?? ''}`} onClick={() => onRestore(deletion)}>
            Restore
          </Button>
        ),
    },
  ];
}
