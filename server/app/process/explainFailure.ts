import { DomainError } from '../../shared/errors/DomainError';
import { StartProblem } from '../../shared/errors/StartProblem';

/** Explains a failure at the terminal: one sentence for an expected one, all details for a defect. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  if (error instanceof DomainError) return [error.message, ...error.errors.map(({ message }) => message)].join('\n');
  if (isFullDisk(error)) return 'The disk is full: make room where DATA_DIR and the database lie, then start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** our codes, or PostgreSQL's */
const fullDisk: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

function isFullDisk(error: unknown, depth = 3): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  return ('code' in error && fullDisk.includes(error.code)) || isFullDisk(error.cause, depth - 1);
}
