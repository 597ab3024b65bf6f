import type { Role } from '../../../shared/Viewer';

const minute = 60;
const hour = 60 * minute;

/** An access token of a browser's session: a script that steals it has minutes. */
export const browserTokenSeconds = 15 * minute;

/** A session ends then, however often it is renewed. */
export const sessionSeconds: Readonly<Record<Role, number>> = {
  ADMINISTRATOR: 12 * hour,
  VENDOR: 30 * 24 * hour,
};

/**
 * The refresh token before the present one counts for so long: an answer may be lost on its way, and two tabs may
 * renew at once. Later use means that somebody copied it.
 */
export const reuseGraceSeconds = 60;

/** A proof of who one is serves dangerous acts for so long. */
export const proofSeconds = 10 * minute;
