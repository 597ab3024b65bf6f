import type { PrintedMap } from '../PrintedMap';

/** as often as the job is tried */
export const mostTries = 3;

/** a map of which no content has failed */
export const neverFailed = { failedHash: null, failedTries: 0 } as const;

/** for administrators, after the reason */
export const heldNote = 'It is tried no more until something on the map changes, or you try again.';

/**
 * Returns whether this content has failed so often that it is not tried any more. A try whose process was killed counts;
 * one that failed because of something else, such as an absent browser, does not.
 */
export function isHeld(
  { failedHash, failedTries }: Pick<PrintedMap, 'failedHash' | 'failedTries'>,
  hash: string,
): boolean {
  return failedHash === hash && failedTries >= mostTries;
}
