import type { SqlValues } from './SqlValues';

/** SQL condition: one of the expressions contains the text, in any case. Escapes % and _. */
export function containsText(expressions: readonly string[], text: string, values: SqlValues): string {
  const pattern = values.add(`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`);
  return `(${expressions.map((expression) => `${expression} ILIKE ${pattern}`).join(' OR ')})`;
}
