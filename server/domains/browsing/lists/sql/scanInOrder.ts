/** So many ads of a list are looked at before its matches are sorted instead. */
export const mostScanned = 2_000;

export interface Scan {
  /** of the table in WITH that has the rows */
  name: string;
  /** conditions under which it runs */
  runs: readonly string[];
  /** SQL that is true of the ads to find */
  match: string;
  /** Returns SQL that selects rows of the list with these conditions and columns added, in no order. */
  select: (conditions: readonly string[], columns?: readonly string[]) => string;
  /** the columns that `select` has without more */
  columns: string;
  order: string;
  /** how many rows to find */
  count: number;
}

export interface ScanSql {
  /** for WITH */
  tables: readonly string[];
  /** SQL that is true if the scan has ended before it found enough */
  isShort: string;
}

/**
 * Returns SQL of a scan for the first matches of a list in its order. It fills a page soon if matches are spread evenly,
 * and never if they come late in the order, as a city's plain listings do. So it ends after some ads, and says so.
 */
export function scanInOrder({ name, runs, match, select, columns, order, count }: Scan): ScanSql {
  const scan = `${name}_scan`;
  return {
    tables: [
      `${scan} AS MATERIALIZED (
        ${select(runs, [`coalesce(${match}, false) AS matches`])} ORDER BY ${order} LIMIT ${mostScanned})`,
      `${name} AS MATERIALIZED (SELECT ${columns} FROM ${scan} WHERE matches LIMIT ${count})`,
    ],
    isShort: `((SELECT count(*) FROM ${name}) < ${count} AND (SELECT count(*) FROM ${scan}) = ${mostScanned})`,
  };
}
