import { useEffect, useRef } from 'react';
import { useRecordEvent } from './useRecordEvent';

/** An ad's page was opened: once for each ad that is shown, after it is shown. Previews are nobody's visit. */
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
