import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { askServer } from './askServer';

/** undefined where introspection is switched off. */
export async function loadSchema(): Promise<GraphQLSchema | undefined> {
  const { body } = await askServer({ query: getIntrospectionQuery() });
  const { data } = body as { data?: IntrospectionQuery };
  return data && buildClientSchema(data);
}
