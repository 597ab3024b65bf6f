/**
 * Returns literals instead of parameters, so that PostgreSQL can match partial indexes. The values must be constants of
 * ours.
 */
export function oneOf(column: string, codes: readonly string[], everything = Infinity): string[] {
  if (codes.length >= everything) return [];
  if (codes.length === 0) return ['false'];
  const [only, ...others] = codes.map((code) => `'${code}'`);
  return [others.length === 0 ? `${column} = ${only ?? ''}` : `${column} IN (${[only, ...others].join(', ')})`];
}
