import { QueryFailedError } from 'typeorm';

/** True if the database refused a statement because of this constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause = error.driverError as object;
  return 'constraint' in cause && cause.constraint === constraint;
}
