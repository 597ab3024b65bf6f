import type { PrintedMap } from '../PrintedMap';

/** each job has its repetitions, so that one bad hour of the machine holds no map */
export const mostFailedJobs = 3;

/** a map of which no content has failed */
export const neverFailed = { failedHash: null, failedJobs: 0 } as const;

/** for administrators, after the reason */
export const heldNote = 'It is tried no more until something on the map changes, or you try again.';

/**
 * Returns whether this content has failed in so many jobs that it is not tried any more. What fails because of something
 * else, such as an absent browser, does not count.
 */
export function isHeld(
  { failedHash, failedJobs }: Pick<PrintedMap, 'failedHash' | 'failedJobs'>,
  hash: string,
): boolean {
  return failedHash === hash && failedJobs >= mostFailedJobs;
}
