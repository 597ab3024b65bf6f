/** A period of the calendar in UTC. */
export type Period = { years: number } | { months: number } | { days: number };
