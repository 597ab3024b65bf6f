/** A statement takes 65,535 values: enough for so many rows of up to 60 columns. */
const rowsOfStatement = 1000;

/** Yields rows in parts that one INSERT takes. */
export function* inParts<T>(rows: readonly T[], most = rowsOfStatement): Generator<T[]> {
  for (let from = 0; from < rows.length; from += most) yield rows.slice(from, from + most);
}
