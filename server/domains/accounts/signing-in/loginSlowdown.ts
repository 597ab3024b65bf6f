/** Failures before the first pause, of one kind of guesser. */
export type Guesser = 'account' | 'network' | 'device';

/** A network may belong to a whole company, whose people mistype. */
const freeFailures: Record<Guesser, number> = { account: 5, network: 20, device: 5 };
const pausesSeconds = [60, 2 * 60, 5 * 60, 15 * 60, 30 * 60, 60 * 60];
const countedSeconds = 24 * 60 * 60;

/** Returns the start of the counted period: older failures no longer matter. */
export function slowdownBegins(now: Date): Date {
  return new Date(now.getTime() - countedSeconds * 1000);
}

/**
 * Returns how many seconds sign-in stays refused, 0 if it may be tried. The pauses after the free failures grow from a
 * minute to an hour, each from the last failure (docs/rules/accounts-and-permissions.md#guessing). `failures` are
 * those since `slowdownBegins`.
 */
export function slowdownLeft(guesser: Guesser, failures: readonly Date[], now: Date): number {
  const more = failures.length - freeFailures[guesser];
  if (more < 0) return 0;
  const pause = pausesSeconds[Math.min(more, pausesSeconds.length - 1)] ?? 0;
  const last = Math.max(...failures.map((failure) => failure.getTime()));
  return Math.max(0, Math.ceil(pause - (now.getTime() - last) / 1000));
}
