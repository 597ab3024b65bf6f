import { useMemo, useState } from 'react';
import type { GridRow } from './GridRow';

/** Rows that are chosen, also those of pages that are no longer shown. What is shown is known better than remembered. */
export function useChosenRows(shown: readonly GridRow[] | undefined, before: readonly GridRow[]) {
  const [remembered, setChosen] = useState(before);
  const chosen = useMemo(() => {
    const fresh = new Map(shown?.map((row) => [row.id, row]));
    return remembered.map((row) => fresh.get(row.id) ?? row);
  }, [remembered, shown]);
  return {
    chosen,
    choose: setChosen,
    chooseNone: () => setChosen([]),
    /** after something was done to them: what was refused stays chosen */
    keepOnly: (ids: ReadonlySet<string>) => setChosen((rows) => rows.filter(({ id }) => ids.has(id))),
  };
}
