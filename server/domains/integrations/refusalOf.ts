import { QueryFailedError } from 'typeorm';

/** SQLSTATE classes 22 (data) and 23 (integrity) are errors in the data; a source does not cause any others. */
export function refusalOf(error: unknown): { field: string; code: string; message: string } | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  if (!code || !/^2[23]/.test(code)) return null;
  const rule = constraint ?? code;
  return { field: '', code: rule, message: `The database refuses this row (rule ${rule}).` };
}
