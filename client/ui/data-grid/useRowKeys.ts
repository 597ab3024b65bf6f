import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Arrows go from row to row, the space bar chooses, letters are the table's own. Only while the row itself has the focus,
 * so that nothing is taken from fields and buttons inside of it (WCAG 2.1.4).
 */
export function useRowKeys(onLetter: (key: string, at: number) => boolean) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.currentTarget;
    if (event.target !== row || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > .ant-table-row') ?? [])];
    const at = rows.indexOf(row);
    const next = steps[event.key]?.(at, rows.length - 1);
    if (next !== undefined) rows[next]?.focus();
    else if (event.key === ' ') row.querySelector<HTMLInputElement>('.ant-checkbox-input')?.click();
    else if (!onLetter(event.key.toLowerCase(), at)) return;
    event.preventDefault();
  };
}
