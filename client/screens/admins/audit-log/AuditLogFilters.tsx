import { auditedActions } from '../../../../shared/audit-log/auditedActions';
import { auditedEntities } from '../../../../shared/audit-log/auditedEntities';
import { RecordDate } from '../../../features/record-list/RecordDate';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { ActorSelect } from './ActorSelect';
import type { AuditFilters } from './auditVariables';
import { actionLabel } from '../../../features/audit-changes/actionLabel';

interface AuditLogFiltersProps {
  values: AuditFilters;
  isFiltered: boolean;
  onChange: (change: Partial<AuditFilters>) => void;
  onClear: () => void;
}

const kinds = Object.entries(auditedEntities).map(([value, label]) => ({ value, label }));
const actions = auditedActions.map((value) => ({ value, label: actionLabel(value) }));

export function AuditLogFilters({ values, isFiltered, onChange, onClear }: AuditLogFiltersProps) {
  return (
    <RecordFilters label="Search the audit log" isFiltered={isFiltered} onClear={onClear}>
      <ActorSelect value={values.who} onChange={(who) => onChange({ who })} />
      <RecordSelect label="What" choices={actions} value={values.what} onChange={(what) => onChange({ what })} />
      <RecordSelect label="Kind" choices={kinds} value={values.kind} onChange={(kind) => onChange({ kind })} />
      <RecordSearch
        isShort
        label="Number of the ad or thing"
        placeholder="Number"
        value={values.number}
        onSearch={(number) => onChange({ number })}
      />
      <RecordDate label="From" value={values.from} onChange={(from) => onChange({ from })} />
      <RecordDate label="To" value={values.to} onChange={(to) => onChange({ to })} />
    </RecordFilters>
  );
}
