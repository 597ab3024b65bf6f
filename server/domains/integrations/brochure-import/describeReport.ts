import type { CellError, ImportReport, RefusedRow } from './ImportReport';

const mostLines = 100;

/** Returns the report as sentences for a terminal. `reportFile` is the file that lists all refused rows, if any. */
export function describeReport(report: ImportReport, reportFile?: string): string {
  const { dryRun, rows, created, updated, unchanged, refused, notices } = report;
  const lines = [
    dryRun ? 'Dry run: nothing was kept.' : '',
    `${rows} rows: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`,
    ...Object.entries(notices).map(([notice, count]) => `  note: ${notice} (${count} ${count === 1 ? 'row' : 'rows'})`),
    ...refused.slice(0, mostLines).map(describeRefusal),
  ];
  const more = refused.length - mostLines;
  if (more > 0 && reportFile === undefined) lines.push(`  … and ${more} more: name a file with --report to have all.`);
  if (reportFile !== undefined) lines.push(`All refused rows are in ${reportFile}.`);
  return lines.filter((line) => line !== '').join('\n');
}

function describeRefusal({ line, errors }: RefusedRow): string {
  return `  line ${line}: ${errors.map(describeError).join(' ')}`;
}

function describeError({ field, message, value }: CellError): string {
  const place = value === undefined ? field : `${field} ${JSON.stringify(value)}`;
  return field === '' ? message : `${place}: ${message}`;
}
