import { getMetadataStorage, type BuildSchemaOptions } from 'type-graphql';

/**
 * On a type with `simpleResolvers` TypeGraphQL leaves out the resolver of a plain property, and with it, silently,
 * whatever was to guard or rename that property. A schema that relies on one of these must not be served.
 */
export function assertSimpleResolversAreSafe(resolvers: BuildSchemaOptions['resolvers']): void {
  // what the decorators collected is put together only when a schema is built; the copy leaves the original as it is
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
