import { Type, type Static, type TSchema, type TUnsafe } from '@sinclair/typebox';

/**
 * A schema for one of the values. Uses JSON Schema's `enum`, which reads better in documents than a union of constants.
 */
export function oneOf<const Value extends string>(values: readonly Value[], options: object = {}): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'string', enum: [...values], ...options });
}

/** A schema for the value or null, as in JSON Schema 2020 and OpenAPI 3.1. */
export function orNull<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const type: unknown = schema['type'];
  const values: unknown = schema['enum'];
  return Type.Unsafe<Static<Schema> | null>({
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  });
}

/** A schema for ids of database rows. */
export const databaseId = (options: object = {}) => Type.Integer({ minimum: 1, maximum: 2_147_483_647, ...options });
