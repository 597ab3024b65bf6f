import { readFailure } from '../../../platform/errors/readFailure';
import { LocalProblem } from '../LocalProblem';

/** An upload error in the user's words. */
export function uploadProblem(error: unknown): string {
  return error instanceof LocalProblem ? error.message : readFailure(error).message;
}
