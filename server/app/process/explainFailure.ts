import { DomainError } from '../../shared/errors/DomainError';
import { StartProblem } from '../../shared/errors/StartProblem';

/** For the person at the terminal: one sentence for what is expected to happen, everything for what is a defect. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  if (error instanceof DomainError) return [error.message, ...error.errors.map(({ message }) => message)].join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
