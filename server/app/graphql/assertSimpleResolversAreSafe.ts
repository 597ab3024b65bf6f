import { getMetadataStorage, type BuildSchemaOptions } from 'type-graphql';

/**
 * Refuses a schema whose `simpleResolvers` drop something. For plain properties of such a type TypeGraphQL leaves out
 * the resolver, and silently also its guard or rename.
 */
export function assertSimpleResolversAreSafe(resolvers: BuildSchemaOptions['resolvers']): void {
  // decorators are only combined when a schema is built; the clone keeps the original unchanged
  const storage = getMetadataStorage().clone();
  storage.build({ resolvers: [...resolvers] });
  const { objectTypes, fieldResolvers } = storage;
  const unsafe = objectTypes.flatMap((type) =>
    (type.fields ?? [])
      .filter((field) => field.simple ?? type.simpleResolvers ?? false)
      .filter(
        (field) => !fieldResolvers.some((it) => it.getObjectType?.() === type.target && it.methodName === field.name),
      )
      .filter((field) => field.roles !== undefined || hasAny(field.middlewares) || field.name !== field.schemaName)
      .map((field) => `${type.name}.${field.schemaName}`),
  );
  if (unsafe.length > 0) {
    throw new Error(`simpleResolvers would bypass authorisation, middleware or a rename on: ${unsafe.join(', ')}.`);
  }
}

function hasAny(list: unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}
