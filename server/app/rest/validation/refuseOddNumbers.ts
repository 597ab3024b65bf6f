import type { TObject, TSchema } from '@sinclair/typebox';
import { DomainError } from '../../../shared/errors/DomainError';

type Values = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Accepts numbers in a URL only as people write them. The schema's coercion accepts everything that JavaScript does:
 * 0x10, 1e3, Infinity, and surrounding blanks.
 */
export function refuseOddNumbers(values: Values, schema: TObject | undefined): void {
  for (const [name, property] of Object.entries(schema?.properties ?? {})) {
    if (!isNumeric(property)) continue;
    const given = values[name] ?? [];
    const odd = [given].flat().findIndex((text) => !/^-?\d{1,30}(\.\d{1,30})?$/.test(text));
    if (odd === -1) continue;
    const field = Array.isArray(given) ? `${name}.${odd}` : name;
    const message = `${field} must be a number written in digits, for example 12.`;
    throw new DomainError('BAD_REQUEST', message, { errors: [{ field, code: 'TYPE', message }] });
  }
}

function isNumeric(property: TSchema): boolean {
  const type: unknown = property['type'];
  const items = property['items'] as TSchema | undefined;
  return type === 'integer' || type === 'number' || (items !== undefined && isNumeric(items));
}
