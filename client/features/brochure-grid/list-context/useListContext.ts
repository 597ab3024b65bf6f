import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GridMode } from '../gridModes';
import type { GridRow } from '../GridRow';
import { gridPageSize, type GridView } from '../GridView';
import type { ListContext } from './ListContext';
import { listContextStore } from './listContextStore';
import { listContextAddress } from './listContextAddress';

interface ShownList {
  mode: GridMode;
  view: GridView;
  rows: readonly GridRow[] | undefined;
  total: number;
}

type List = Pick<ShownList, 'mode' | 'view'>;

const listAddress = ({ mode, view }: List): string => listContextAddress({ mode, view: { ...view, page: 1 } });

/** The saved context of this list, on any of its pages; null for another list. */
export function useSavedListContext(list: List): ListContext | null {
  const [kept] = useState(() => {
    const listContext = listContextStore.get();
    return listContext !== null && listAddress(listContext) === listAddress(list) ? listContext : null;
  });
  return kept;
}

/** Saves the list's visible and selected rows when the user leaves it. */
export function useSaveListContext({ mode, view, rows, total }: ShownList, chosen: readonly GridRow[]): void {
  const leave = useEffectEvent(() => {
    if (rows === undefined) return;
    const first = (view.page - 1) * gridPageSize;
    const stops = new Map(
      rows.map(({ databaseId, type, displayTitle }, at) => [first + at, { databaseId, type, displayTitle }]),
    );
    listContextStore.keep({ mode, view, total, stops, chosen, lastSeen: null });
  });
  // a layout effect runs before the next screen reads the context
  useLayoutEffect(() => () => leave(), []);
}

/** After returning from an editor, scrolls the last opened row into view and focuses it. */
export function useReturnToRow(kept: ListContext | null, rows: readonly GridRow[] | undefined): void {
  const isDue = useRef(kept !== null && kept.lastSeen !== null);
  useEffect(() => {
    if (!isDue.current || rows === undefined) return;
    isDue.current = false;
    const row = document.querySelector<HTMLElement>(`.data-grid [data-row-key="${String(kept?.lastSeen)}"]`);
    if (row === null || document.activeElement instanceof HTMLInputElement) return;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  }, [kept, rows]);
}
