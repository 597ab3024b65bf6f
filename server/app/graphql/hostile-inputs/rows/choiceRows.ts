import type { HostileRow } from '../HostileOperation';

/** Invalid values of an enum: misspelt in every way. */
export function enumRows(path: string): HostileRow[] {
  return ['', 'NOPE', 'lower_case', '__proto__', 'constructor', 0, true, {}].map((value) => [
    path,
    JSON.stringify(value),
    value,
    'BAD_REQUEST',
    path,
  ]);
}

export function booleanRows(path: string): HostileRow[] {
  return ['true', '', 0, 1, {}, [true, false]].map((value) => [
    path,
    JSON.stringify(value),
    value,
    'BAD_REQUEST',
    path,
  ]);
}

/** Invalid days and moments; all are refused before anything is queried. */
export function dateRows(path: string): HostileRow[] {
  return ['2026-02-31', '31/02/2026', '0000-01-01', '99999-01-01', '2026-13-01', '2026-00-00', 'now', '', 0, {}].map(
    (value) => [path, JSON.stringify(value), value, 'BAD_REQUEST', path],
  );
}
