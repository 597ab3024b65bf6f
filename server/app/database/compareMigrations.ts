interface MigrationDifference {
  /** known to this program, not run yet */
  pending: string[];
  /** run by a newer program */
  unknown: string[];
}

/** What this program and a database do not have in common. */
export function compareMigrations(known: readonly string[], run: readonly string[]): MigrationDifference {
  const [knownNames, runNames] = [new Set(known), new Set(run)];
  return { pending: known.filter((name) => !runNames.has(name)), unknown: run.filter((name) => !knownNames.has(name)) };
}
