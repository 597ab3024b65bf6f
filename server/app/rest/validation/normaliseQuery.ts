import type { TObject } from '@sinclair/typebox';
import { DomainError } from '../../../shared/errors/DomainError';

type Query = Record<string, string | string[]>;

/**
 * Normalises a query. Lists may be repeated (`types=LP_AD&types=CP_AD`), with commas (`types=LP_AD,CP_AD`) or mixed
 * (docs/rules/interfaces.md#query-lists). An empty parameter counts as absent, and an undeclared one is ignored. A
 * repeated single-valued parameter is ambiguous, so it is refused.
 */
export function normaliseQuery(query: Query, schema: TObject | undefined): Query {
  const known: Query = Object.create(null) as Query;
  for (const [name, property] of Object.entries(schema?.properties ?? {})) {
    const given = query[name];
    if (given === undefined) continue;
    const values = (Array.isArray(given) ? given : [given]).filter((value) => value.trim() !== '');
    if (values.some((value) => value.includes('\0'))) throw refuse(name, 'FORM', 'holds a character that is not text');
    if (property['type'] === 'array') {
      const entries = values.flatMap((value) => value.split(',')).map((entry) => entry.trim());
      const present = entries.filter((entry) => entry !== '');
      if (present.length > 0) known[name] = present;
    } else if (values.length > 1) {
      throw refuse(name, 'REPEATED', 'may be given only once');
    } else if (values[0] !== undefined) {
      known[name] = values[0];
    }
  }
  return known;
}

function refuse(field: string, code: string, rule: string): DomainError {
  const message = `${field} ${rule}.`;
  return new DomainError('BAD_REQUEST', message, { errors: [{ field, code, message }] });
}
