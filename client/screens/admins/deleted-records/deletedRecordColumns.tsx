import { Button } from 'antd';
import { readMappingField } from '../../../../shared/audit-log/mappingFields';
import { AuditActor } from '../../../features/audit-changes/AuditActor';
import { auditedLabel, auditedValueText } from '../../../features/audit-changes/auditedValueText';
import { Moment } from '../../../features/record-list/Moment';
import type { HistoryLineEntryFragment } from '../../../generated/types';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';

export type Deletion = HistoryLineEntryFragment;

/** What tells records of one name apart; numbers of the map say nothing to people. */
const telling: readonly string[] = ['mapAreaId', 'locality', 'code', 'state', 'streets'];

/** a profile may have a thousand values */
const mostParts = 5;

function describe({ changes, entityType }: Deletion): string {
  const parts = changes.flatMap(({ field, beforeName }) =>
    beforeName === null || beforeName === '' || !(telling.includes(field) || readMappingField(field) !== null)
      ? []
      : [`${auditedLabel(entityType, field) ?? field}: ${auditedValueText(entityType, field, beforeName)}`],
  );
  const more = parts.length - mostParts;
  return parts.length === 0 ? '–' : [...parts.slice(0, mostParts), ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

/** Lines of profiles had the name only before 28 November 2026. */
function whyNot(deletion: Deletion): string {
  const isEmpty = deletion.entityType === 'ImportProfile' && describe(deletion) === '–';
  return isEmpty ? 'Not kept' : 'There again';
}

interface Restoring {
  mayRestore: boolean;
  /** the line that is being restored */
  busyId: string | null;
  onRestore: (deletion: Deletion) => void;
}

export function deletedRecordColumns({ mayRestore, ...restoring }: Restoring): DataGridColumn<Deletion>[] {
  return [
    { key: 'name', title: 'Name', fold: 'head', render: ({ entityName }) => entityName ?? '–' },
    {
      ...{ key: 'deleted', title: 'Deleted', width: 180, fold: 'wide' },
      render: ({ happenedAt }) => <Moment at={happenedAt} />,
    },
    { key: 'who', title: 'By', width: 180, fold: 'wide', render: (deletion) => <AuditActor entry={deletion} /> },
    {
      ...{ key: 'was', title: 'What it was', fold: 'wide' },
      render: describe,
    },
    {
      ...{ key: 'actions', title: 'Actions', width: 110, fold: 'foot' },
      render: (deletion) =>
        deletion.isRestorable ? mayRestore && <Restore deletion={deletion} {...restoring} /> : whyNot(deletion),
    },
  ];
}

interface RestoreProps extends Omit<Restoring, 'mayRestore'> {
  deletion: Deletion;
}

function Restore({ deletion, busyId, onRestore }: RestoreProps) {
  return (
    <Button
      size="small"
      aria-label={`Restore: ${deletion.entityName ?? ''}`}
      loading={busyId === deletion.id}
      disabled={busyId !== null}
      onClick={() => onRestore(deletion)}
    >
      Restore
    </Button>
  );
}
