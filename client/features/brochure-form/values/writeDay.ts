/** "2026-11-20" → "20/11/2026", as days are written in forms. */
export function writeDay(iso: string | null): string {
  return iso === null ? '' : iso.split('-').toReversed().join('/');
}
