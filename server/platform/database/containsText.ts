import type { SqlValues } from './SqlValues';

/** SQL: one of the expressions holds the text, whatever its case. The characters % and _ stand for themselves. */
export function containsText(expressions: readonly string[], text: string, values: SqlValues): string {
  const pattern = values.add(`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`);
  return `(${expressions.map((expression) => `${expression} ILIKE ${pattern}`).join(' OR ')})`;
}
