/** How long a journey waits for what has to come: generous, since it is for what hangs and not for what is slow. */
export const patienceMs = 120_000;
