import { endOfDay, startOfDay } from '../../shared/dates/dayBounds';
import type { AuditLogFilter } from '../../generated/types';
import type { RecordView } from '../record-list/RecordView';
import { useRecordView } from '../record-list/useRecordView';

export type HistoryView = RecordView<'from' | 'to'>;

/** The days of a history that the address names, and the filter of the audit log for one record. */
export function useHistoryView(record: Pick<AuditLogFilter, 'entity' | 'entityType' | 'entityDatabaseId'>): {
  view: HistoryView;
  filter: AuditLogFilter;
} {
  const view = useRecordView(['from', 'to']);
  const [from, to] = [startOfDay(view.values.from), endOfDay(view.values.to)];
  const filter = {
    ...record,
    ...(from !== null && { from }),
    ...(to !== null && (from === null || from < to) && { to }),
  };
  return { view, filter };
}
