import { getMetadataStorage } from 'type-graphql';

/**
 * Fields that are properties of their object get no resolver, so that compiled queries read the property and nothing
 * else. TypeGraphQL's own resolver for them costs more than all the rest of a list. Renamed fields keep theirs; one
 * that is guarded by a decorator is found by `assertSimpleResolversAreSafe`.
 */
export function readPlainFields(): void {
  for (const field of getMetadataStorage().fields) {
    if (field.name === field.schemaName) field.simple ??= true;
  }
}
