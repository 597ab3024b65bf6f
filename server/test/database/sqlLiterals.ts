import { escapeLiteral } from 'pg';
import { prepareValue } from 'pg/lib/utils';

/** Returns a statement's values as SQL, for EXECUTE: "('a', '{1,2}')", or nothing if there are none. */
export function sqlLiterals(values: readonly unknown[]): string {
  const literals = values.map((value) => {
    const text = prepareValue(value);
    return text === null ? 'NULL' : escapeLiteral(String(text));
  });
  return literals.length === 0 ? '' : `(${literals.join(', ')})`;
}
