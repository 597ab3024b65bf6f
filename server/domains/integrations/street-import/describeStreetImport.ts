import type { StreetImportReport } from './StreetImportReport';

const mostLines = 50;

/** Returns the report as sentences for a terminal. */
export function describeStreetImport(report: StreetImportReport): string {
  const { dryRun, rows, kept, addresses = 0, skipped, refused, refusedCount, unchanged, index } = report;
  const lines = [
    dryRun ? 'Dry run: nothing was kept.' : '',
    `${rows} read: ${kept} on the map, ${refusedCount} refused${unchanged ? '; all of it was there already' : ''}`,
    ...Object.entries(skipped).map(([why, count]) => `  left out: ${count} (${why})`),
    index.streets > 0
      ? `Streets index: ${index.streets} streets, ${index.created} new, ${index.updated} changed, ${index.removed} gone`
      : '',
    addresses > 0 ? `House numbers: ${addresses}` : '',
    ...refused.slice(0, mostLines).map(({ row, problem }) => `  ${row}: ${problem}`),
    refusedCount > mostLines ? `  … and ${refusedCount - mostLines} more` : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}
