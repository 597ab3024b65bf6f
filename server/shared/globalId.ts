import { DomainError } from './errors/DomainError';

/**
 * Relay's global ids: the type's name and the row's id, encoded so that clients do not build them. They are not secret:
 * resolvers check permissions.
 */
export interface GlobalId {
  type: string;
  databaseId: number;
}

const packed = /^([A-Z][A-Za-z]{1,63}):([1-9]\d{0,9})$/;
const largestDatabaseId = 2_147_483_647;

export function toGlobalId(type: string, databaseId: number): string {
  return Buffer.from(`${type}:${databaseId}`).toString('base64url');
}

/** Returns undefined for a text that is no valid global id. */
export function parseGlobalId(text: string): GlobalId | undefined {
  const [, type, digits] = packed.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (type === undefined || digits === undefined) return undefined;
  const databaseId = Number(digits);
  // base64 has several spellings of the same bytes; a record must have only one id
  if (databaseId > largestDatabaseId || toGlobalId(type, databaseId) !== text) return undefined;
  return { type, databaseId };
}

/** Returns the row's id from a global id of the given type, as in a mutation's input. */
export function databaseIdOf(text: string, type: string, field: string): number {
  const id = parseGlobalId(text);
  if (id?.type === type) return id.databaseId;
  const message = `This is not the id of a ${type}. Use the id as the API gave it.`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'INVALID_ID', message }] });
}
