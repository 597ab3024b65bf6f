/** The time, so that rules about dates can be tested at any hour. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
