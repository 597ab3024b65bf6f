/** How many ads a list has, and how many of them are offers (docs/rules/screens.md#words-on-screens). */
export interface ListSize {
  total: number;
  offers: number;
}

/** Reads the row of a count, `[total, offers]`. */
export function readListSize(row: readonly unknown[] | undefined): ListSize {
  return { total: Number(row?.[0] ?? 0), offers: Number(row?.[1] ?? 0) };
}
