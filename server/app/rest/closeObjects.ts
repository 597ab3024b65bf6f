import type { TSchema } from '@sinclair/typebox';

/** A schema of which no object takes fields that it does not name: what is misspelt is refused, not passed over. */
export function closeObjects(schema: TSchema): TSchema {
  const { properties, items } = schema as { properties?: Record<string, TSchema>; items?: TSchema };
  const closed = properties && Object.entries(properties).map(([name, property]) => [name, closeObjects(property)]);
  return {
    ...schema,
    ...(closed && { properties: Object.fromEntries(closed) as unknown, additionalProperties: false }),
    ...(items && { items: closeObjects(items) }),
  };
}
