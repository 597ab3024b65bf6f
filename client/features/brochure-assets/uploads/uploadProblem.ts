import { readFailure } from '../../../platform/errors/readFailure';
import { LocalProblem } from '../LocalProblem';

/** True if the server was not reached, or the connection broke or fell silent. */
export function isConnectionLost(error: unknown): boolean {
  return !(error instanceof LocalProblem) && ['NETWORK', 'TIMEOUT'].includes(readFailure(error).code);
}

/** An upload error in the user's words. */
export function uploadProblem(error: unknown): string {
  return error instanceof LocalProblem ? error.message : readFailure(error).message;
}
