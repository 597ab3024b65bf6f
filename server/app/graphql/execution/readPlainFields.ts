import { getMetadataStorage } from 'type-graphql';

/**
 * Removes resolvers of fields that are properties of their object, so that compiled queries read the property directly.
 * TypeGraphQL's own resolver costs more than the rest of a list. Renamed fields keep their resolver;
 * `assertSimpleResolversAreSafe` finds fields that a decorator guards.
 */
export function readPlainFields(): void {
  for (const field of getMetadataStorage().fields) {
    if (field.name === field.schemaName) field.simple ??= true;
  }
}
