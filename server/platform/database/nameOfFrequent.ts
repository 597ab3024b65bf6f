/** Each takes memory of every connection for as long as that lives. */
const mostNames = 40;
const mostCandidates = 500;
/** PostgreSQL itself plans a prepared statement anew for its first five uses. */
const frequentFrom = 10;

const names = new Map<string, string>();
const uses = new Map<string, number>();

/**
 * A name under which connections may prepare a statement that is sent often, or null for one that is not. For texts that
 * are put together from what callers ask for, of which there is no end, though a few of them are most of what is asked.
 */
export function nameOfFrequent(sql: string): string | null {
  const known = names.get(sql);
  if (known !== undefined || names.size >= mostNames) return known ?? null;
  const seen = (uses.get(sql) ?? 0) + 1;
  if (seen < frequentFrom) {
    if (uses.size >= mostCandidates) uses.clear();
    uses.set(sql, seen);
    return null;
  }
  uses.delete(sql);
  const name = `frequent-${names.size + 1}`;
  names.set(sql, name);
  return name;
}
