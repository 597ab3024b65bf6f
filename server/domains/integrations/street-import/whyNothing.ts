import type { StreetImportReport } from './StreetImportReport';

/** What became of a file's rows when none was kept, in a sentence. */
export function whyNothing({ rows, refused, refusedCount, skipped }: StreetImportReport): string {
  const [first] = refused;
  const parts = [
    first ? `${refusedCount} of ${rows} refused, the first (${first.row}) because: ${first.problem}` : '',
    ...Object.entries(skipped).map(([why, count]) => `${count} left out (${why}).`),
  ].filter((part) => part !== '');
  return rows === 0 ? ' It has no rows.' : ` ${parts.join(' ')}`;
}
