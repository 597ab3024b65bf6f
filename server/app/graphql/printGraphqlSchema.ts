import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

const heading =
  '# Emitted from the server by `npm run schema`; do not edit. Reviewed as a contract with its callers.\n\n';

/** Prints the schema, sorted, so that its diff shows only changes of the contract. */
export function printGraphqlSchema(schema: GraphQLSchema): string {
  return `${heading}${printSchema(lexicographicSortSchema(schema))}\n`;
}
