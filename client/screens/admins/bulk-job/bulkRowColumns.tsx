import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { StateDot } from '../../../features/record-list/StateDot';
import type { BulkAction, BulkJobRowsOfScreenQuery, BulkJobState, BulkOutcome } from '../../../generated/types';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';

type Row = BulkJobRowsOfScreenQuery['bulkJobRows']['edges'][number]['node'];

const outcomes = {
  WAITING: ['default', 'Waiting'],
  CHANGED: ['success', 'Changed'],
  UNCHANGED: ['default', 'Unchanged'],
  REFUSED: ['error', 'Refused'],
  UNDONE: ['success', 'Back as before'],
  KEPT: ['warning', 'Kept as it is'],
} as const satisfies Record<BulkOutcome, readonly [string, string]>;

/** In a preview nothing has happened yet. */
const previewed: Partial<Record<BulkOutcome, string>> = {
  CHANGED: 'Would change',
  UNCHANGED: 'Is so already',
  REFUSED: 'Would be refused',
};

interface Job {
  action: BulkAction;
  state: BulkJobState;
}

export function outcomeLabel(outcome: BulkOutcome, { action, state }: Job): string {
  const isPreview = state === 'CHECKING' || state === 'CHECKED';
  if (action === 'REPORT' && outcome === 'CHANGED') return isPreview ? 'Would be reported' : 'Reported';
  return (isPreview ? previewed[outcome] : undefined) ?? outcomes[outcome][1];
}

export function bulkRowColumns(job: Job): DataGridColumn<Row>[] {
  return [
    {
      ...{ key: 'ad', title: 'Ad', width: 240, fold: 'head' },
      render: ({ title, brochureId }) => title ?? `Ad ${String(brochureId)}`,
    },
    {
      key: 'number',
      title: 'Number',
      width: 90,
      fold: 'wide',
      align: 'right',
      render: ({ brochureId }) => String(brochureId),
    },
    {
      ...{ key: 'outcome', title: 'Result', width: 170, fold: 'wide' },
      render: ({ outcome }) => <StateDot tone={outcomes[outcome][0]}>{outcomeLabel(outcome, job)}</StateDot>,
    },
    {
      ...{ key: 'changes', title: 'Change or reason', fold: 'wide' },
      render: ({ message, changes }) => message ?? <AuditChanges changes={changes} entityType="Brochure" />,
    },
  ];
}
