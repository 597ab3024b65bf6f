import { useState } from 'react';
import type { GridRow } from './GridRow';

/** Rows that are chosen, also those of pages that are no longer shown. */
export function useChosenRows() {
  const [chosen, setChosen] = useState<readonly GridRow[]>([]);
  return {
    chosen,
    choose: setChosen,
    chooseNone: () => setChosen([]),
    /** after something was done to them: what was refused stays chosen */
    keepOnly: (ids: ReadonlySet<string>) => setChosen((rows) => rows.filter(({ id }) => ids.has(id))),
  };
}
