import { errorCode } from './errorCode';

const ownFailures: readonly (string | undefined)[] = [undefined, 'INTERNAL', 'UNAVAILABLE'];

/** true: the server understood the request and refused it, so trying again does not help; its message says why */
export function isRefusedRequest(error: unknown): boolean {
  return !ownFailures.includes(errorCode(error));
}
