const failuresBeforeSlowdown = 5;
const slowdownSeconds = 15 * 60;

/** Returns the start of the counted period: older failures no longer matter. */
export function slowdownBegins(now: Date): Date {
  return new Date(now.getTime() - slowdownSeconds * 1000);
}

/**
 * Returns how many seconds sign-in stays refused, 0 if it may be tried. After 5 failures for an account or an address,
 * refusal lasts 15 minutes from the last failure (docs/rules/accounts-and-permissions.md#sign-in). `failures` are those
 * since `slowdownBegins`.
 */
export function slowdownLeft(failures: readonly Date[], now: Date): number {
  if (failures.length < failuresBeforeSlowdown) return 0;
  const last = Math.max(...failures.map((failure) => failure.getTime()));
  return Math.max(0, Math.ceil(slowdownSeconds - (now.getTime() - last) / 1000));
}
