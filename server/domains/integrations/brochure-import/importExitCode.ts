import type { ImportReport } from './ImportReport';

/**
 * Returns the exit code of `import:brochures`: 2 when the file has rows and every one was refused, else 0. Code 1 is
 * for runs that fail, for example without a database.
 */
export function importExitCode({ rows, refused }: Pick<ImportReport, 'rows' | 'refused'>): 0 | 2 {
  return rows > 0 && refused.length === rows ? 2 : 0;
}
