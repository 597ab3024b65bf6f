import { AuditChanges } from '../../../features/audit-changes/AuditChanges';
import { StateDot } from '../../../features/record-list/StateDot';
import { isOfPairs } from '../../../features/bulk-jobs/describeBulkJob';
import type { BulkAction, BulkJobRowsOfScreenQuery, BulkJobState, BulkOutcome } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';

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

type Ad = NonNullable<Row['brochure']>;

interface AdLinkProps {
  id: number;
  /** null for a deleted ad, of which only the history is left */
  ad: Ad | null;
  adPath: (ad: Ad) => string;
  children: string;
}

function AdLink({ id, ad, adPath, children }: AdLinkProps) {
  return <Link to={ad === null ? privatePaths.adminBrochureHistory(id) : adPath(ad)}>{children}</Link>;
}

export function bulkRowColumns(job: Job, adPath: AdLinkProps['adPath']): DataGridColumn<Row>[] {
  const { action } = job;
  if (isOfPairs(job)) {
    const pair = {
      ...{ key: 'ad', title: action === 'MERGE' ? 'Merge' : 'Pair', width: 340, fold: 'head' as const },
      // "Tide (12) into Tide (7)" of a merge, "Tide (7) and Tide (12)" of no duplicates
      render: ({ brochureId, brochure, title, otherBrochureId, otherBrochure, otherTitle }: Row) => (
        <>
          <AdLink id={brochureId} ad={brochure} adPath={adPath}>
            {named(title, brochureId)}
          </AdLink>
          {action === 'MERGE' ? ' into ' : ' and '}
          <AdLink id={otherBrochureId ?? 0} ad={otherBrochure} adPath={adPath}>
            {named(otherTitle, otherBrochureId ?? 0)}
          </AdLink>
        </>
      ),
    };
    return [pair, ...resultColumns(job)];
  }
  return [
    {
      ...{ key: 'ad', title: 'Ad', width: 240, fold: 'head' },
      render: ({ title, brochureId, brochure }) => (
        <AdLink id={brochureId} ad={brochure} adPath={adPath}>
          {title ?? `Ad ${String(brochureId)}`}
        </AdLink>
      ),
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
