import { useEffect, useRef } from 'react';
import { useRecordEvent } from './useRecordEvent';

/** Records one view for each published ad after it is shown. Previews do not count. */
export function useRecordedView({ id, status }: { id: string; status: string }): void {
  const record = useRecordEvent();
  const recorded = useRef<string>(undefined);
  const isVisit = status === 'PUBLISHED';

  useEffect(() => {
    if (!isVisit || recorded.current === id) return;
    recorded.current = id;
    record(id, 'DETAIL_PAGE_VIEW');
  }, [id, isVisit, record]);
}
