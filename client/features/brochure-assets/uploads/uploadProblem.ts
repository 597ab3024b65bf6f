import { readFailure } from '../../../platform/errors/readFailure';
import { LocalProblem } from '../LocalProblem';

/** What went wrong with a file, for people. */
export function uploadProblem(error: unknown): string {
  return error instanceof LocalProblem ? error.message : readFailure(error).message;
}
