/** The time limit of a journey's waits in ms: generous, because it must catch hangs, not slowness. */
export const patienceMs = 120_000;
