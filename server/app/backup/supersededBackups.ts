const dailyBackups = 7;
const weeklyBackups = 5;
const monthlyBackups = 12;

/**
 * The backups that may go: all but the newest of each of the last 7 days, 5 weeks and 12 months that have any. The
 * newest of all always stays. Names begin with their time in UTC.
 */
export function supersededBackups(names: readonly string[]): string[] {
  const newestFirst = [...names].sort().reverse();
  const kept = new Set<string>(newestFirst.slice(0, 1));
  for (const [periodOf, most] of [
    [dayOf, dailyBackups],
    [weekOf, weeklyBackups],
    [monthOf, monthlyBackups],
  ] as const) {
    const periods = new Set<string>();
    for (const name of newestFirst) {
      const period = periodOf(name);
      if (periods.has(period)) continue;
      if (periods.size === most) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return names.filter((name) => !kept.has(name));
}

const dayOf = (name: string): string => name.slice(0, 10);
const monthOf = (name: string): string => name.slice(0, 7);

/** Weeks begin on Monday. */
function weekOf(name: string): string {
  const days = Date.parse(dayOf(name)) / 86_400_000;
  return String(Math.floor((days + 3) / 7));
}
