const failuresBeforeSlowdown = 5;
const slowdownSeconds = 15 * 60;

/** Failures older than this no longer matter. */
export function slowdownBegins(now: Date): Date {
  return new Date(now.getTime() - slowdownSeconds * 1000);
}

/**
 * docs/rules/accounts-and-permissions.md#sign-in: after 5 failures for an account or an address, 15 minutes of refusal
 * from the last of them. `failures` are those since `slowdownBegins`; the answer is how many seconds are left, 0 when
 * signing in may be tried.
 */
export function slowdownLeft(failures: readonly Date[], now: Date): number {
  if (failures.length < failuresBeforeSlowdown) return 0;
  const last = Math.max(...failures.map((failure) => failure.getTime()));
  return Math.max(0, Math.ceil(slowdownSeconds - (now.getTime() - last) / 1000));
}
