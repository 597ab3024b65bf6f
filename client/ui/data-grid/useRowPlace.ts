import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/**
 * When the row with the focus leaves the table (it was archived, say), the focus goes to the row that stands in its
 * place. A row itself does nothing when Enter is pressed once too often.
 */
export function useRowPlace(table: RefObject<HTMLElement | null>, rows: unknown) {
  const place = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const drawn = table.current?.querySelectorAll<HTMLElement>('.ant-table-row') ?? [];
    drawn[Math.min(place.current, drawn.length - 1)]?.focus({ preventScroll: true });
  }, [table, rows]);

  return {
    onFocus(event: FocusEvent): void {
      const row = event.target.closest<HTMLTableRowElement>('.ant-table-row');
      place.current = row === null ? null : row.sectionRowIndex;
    },
    onBlur(event: FocusEvent): void {
      if (event.relatedTarget !== null) place.current = null; // gone elsewhere, rather than lost
    },
  };
}
