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

/** What was kept of this very list, whichever page of it; another one begins anew. */
export function useSavedListContext(list: List): ListContext | null {
  const [kept] = useState(() => {
    const listContext = listContextStore.get();
    return listContext !== null && listAddress(listContext) === listAddress(list) ? listContext : null;
  });
  return kept;
}

/** Keeps the list as it is left: what is shown, and what is chosen. */
export function useSaveListContext({ mode, view, rows, total }: ShownList, chosen: readonly GridRow[]): void {
  const leave = useEffectEvent(() => {
    if (rows === undefined) return;
    const first = (view.page - 1) * gridPageSize;
    const stops = new Map(
      rows.map(({ databaseId, type, displayTitle }, at) => [first + at, { databaseId, type, displayTitle }]),
    );
    listContextStore.keep({ mode, view, total, stops, chosen, lastSeen: null });
  });
  // before the next screen looks for it
  useLayoutEffect(() => () => leave(), []);
}

/** Back from an editor, the row of the ad that was looked at last is in sight and has the focus. */
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
