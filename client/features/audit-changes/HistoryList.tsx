import { RecordDate } from '../record-list/RecordDate';
import { RecordEmpty } from '../record-list/RecordEmpty';
import { RecordFilters } from '../record-list/RecordFilters';
import { RecordList, type RecordPage } from '../record-list/RecordList';
import { historyColumns, type Version } from './historyColumns';
import type { HistoryView } from './useHistoryView';

interface HistoryListProps {
  /** the noun of the record, for example ad */
  noun: string;
  view: HistoryView;
  /** undefined until the first page has loaded */
  page: RecordPage<Version> | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** null for a record that cannot be changed now, or not by this user */
  onRestore: ((version: Version) => void) | null;
  /** absent for records whose last change has no undo of its own */
  onUndo?: ((version: Version) => void) | null;
}

/** Every change of a record, the latest first. */
export function HistoryList({ noun, view, onRestore, onUndo = null, ...list }: HistoryListProps) {
  const { values, isFiltered, show, clear, showPage } = view;
  return (
    <>
      <RecordFilters label="Search the history" isFiltered={isFiltered} onClear={clear}>
        <RecordDate label="From" value={values.from} onChange={(from) => show({ from })} />
        <RecordDate label="To" value={values.to} onChange={(to) => show({ to })} />
      </RecordFilters>
      <RecordList
        {...list}
        label="History"
        noun="change"
        columns={historyColumns({ onRestore, onUndo })}
        rowKey={({ id }) => id}
        onPage={showPage}
        empty={
          <RecordEmpty icon="document" isFiltered={isFiltered} noun="change" onClear={clear}>
            Each change of this {noun} appears here.
          </RecordEmpty>
        }
      />
    </>
  );
}
