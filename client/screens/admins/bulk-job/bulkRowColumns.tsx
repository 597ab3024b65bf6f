import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { StateDot } from '../../../features/record-list/StateDot';
import { isOfPairs } from '../../../features/bulk-jobs/describeBulkJob';
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

const named = (title: string | null, id: number): string => (title === null ? `Ad ${id}` : `${title} (${id})`);

/** What the row is about: "Tide (12) into Tide (7)" of a merge, "Tide (7) and Tide (12)" of no duplicates. */
function pairText({ title, brochureId, otherTitle, otherBrochureId }: Row, action: BulkAction): string {
  const both = [named(title, brochureId), named(otherTitle, otherBrochureId ?? 0)];
  return both.join(action === 'MERGE' ? ' into ' : ' and ');
}

export function bulkRowColumns(job: Job): DataGridColumn<Row>[] {
  const { action } = job;
  if (isOfPairs(job)) {
    const pair = {
      ...{ key: 'ad', title: action === 'MERGE' ? 'Merge' : 'Pair', width: 340, fold: 'head' as const },
      render: (row: Row) => pairText(row, action),
    };
    return [pair, ...resultColumns(job)];
  }
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
    ...resultColumns(job),
  ];
}

function resultColumns(job: Job): DataGridColumn<Row>[] {
  return [
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
