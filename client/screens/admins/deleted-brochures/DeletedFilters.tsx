import { RecordDate } from '../../../features/record-list/RecordDate';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { typeLabels } from '../../../generated/brochureTypes';
import { useDeletionsOfTrashQuery } from '../../../generated/Deletions';
import type { DeletionsOfTrashQuery } from '../../../generated/types';
import { plural } from '../../../shared/formats/plural';
import { bySite, deletedTypes, type DeletedFilters as Filters } from './deletedFilter';

interface DeletedFiltersProps {
  values: Filters;
  isFiltered: boolean;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

type Deletion = DeletionsOfTrashQuery['deletions'][number];

export function DeletedFilters({ values, isFiltered, onChange, onClear }: DeletedFiltersProps) {
  const { data } = useDeletionsOfTrashQuery({ fetchPolicy: 'cache-and-network' });
  const deletions = data?.deletions ?? [];
  return (
    <RecordFilters label="Search the deleted ads" isFiltered={isFiltered} wraps onClear={onClear}>
      <RecordSearch
        label="Search deleted ads"
        placeholder="Title or company"
        value={values.q}
        onSearch={(q) => onChange({ q })}
      />
      <RecordSelect
        label="Type"
        choices={deletedTypes.map((value) => ({ value, label: typeLabels[value] }))}
        value={values.type}
        onChange={(type) => onChange({ type })}
      />
      <RecordSelect
        label="Deleted by"
        choices={peopleOf(deletions)}
        value={values.who}
        onChange={(who) => onChange({ who })}
      />
      <RecordSelect
        label="Bulk job"
        choices={jobsOf(deletions)}
        value={values.job}
        onChange={(job) => onChange({ job })}
      />
      <RecordDate label="From" value={values.from} onChange={(from) => onChange({ from })} />
      <RecordDate label="To" value={values.to} onChange={(to) => onChange({ to })} />
    </RecordFilters>
  );
}

function peopleOf(deletions: readonly Deletion[]): { value: string; label: string }[] {
  const people = deletions.map(({ deletedBy }) =>
    deletedBy === null ? ([bySite, 'The site'] as const) : ([deletedBy.id, deletedBy.name ?? deletedBy.email] as const),
  );
  return [...new Map(people)].map(([value, label]) => ({ value, label }));
}

function jobsOf(deletions: readonly Deletion[]): { value: string; label: string }[] {
  return deletions.flatMap(({ bulkJobId, count }) =>
    bulkJobId === null ? [] : [{ value: String(bulkJobId), label: `Job ${bulkJobId}: ${plural(count, 'ad')}` }],
  );
}
