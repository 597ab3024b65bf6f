import { endOfDay, startOfDay } from '../../shared/dates/dayBounds';
import type { AuditLogFilter } from '../../generated/types';
import type { RecordView } from '../record-list/RecordView';
import { useRecordView } from '../record-list/useRecordView';

export type HistoryView = RecordView<'from' | 'to'>;

/** The days of a history that the address names, and the filter of the audit log for one record. */
export function useHistoryView(
  record: Pick<AuditLogFilter, 'entity' | 'entityType' | 'entityDatabaseId' | 'brochureDatabaseId'>,
): {
  view: HistoryView;
  filter: AuditLogFilter;
} {
  const view = useRecordView(['from', 'to']);
  return { view, filter: { ...record, ...betweenDays(view.values) } };
}

/** The days of an address as times; those that contradict each other are ignored, because an old bookmark may hold them. */
export function betweenDays(days: Readonly<Record<'from' | 'to', string>>): Pick<AuditLogFilter, 'from' | 'to'> {
  const [from, to] = [startOfDay(days.from), endOfDay(days.to)];
  return {
    ...(from !== null && { from }),
    ...(to !== null && (from === null || from < to) && { to }),
  };
}
