/** The time limit of a journey's waits in ms: generous, because it must catch hangs, not slowness. */
export const patienceMs = 120_000;

/** For waits that read much of the page: at every frame, the default, they would keep the processor busy. */
export const slowPolling = { polling: 50 };
