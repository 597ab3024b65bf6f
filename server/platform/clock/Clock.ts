/** The current time, so that tests of date rules can set it. */
export interface Clock {
  now(): Date;
}

/** Frozen: whoever needs another time passes another clock. */
export const systemClock: Clock = Object.freeze({ now: () => new Date() });
