import type { CellError } from './ImportReport';

const longest = 200;
/** Characters that no database keeps, or that say nothing in a report. */
const unsupportedCharacters = /[\p{Cc}\p{Surrogate}]/gu;

/** An error with what the row holds in the column that it is about, so that nobody has to look it up in the file. */
export function withValue(record: Readonly<Record<string, string>>, error: CellError): CellError {
  const value = (record[error.field] ?? '').replace(unsupportedCharacters, '\ufffd').trim();
  if (value === '' || error.value !== undefined) return error;
  return { ...error, value: value.length > longest ? `${value.slice(0, longest)}…` : value };
}
