import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

const heading =
  '# Emitted from the server by `npm run schema`; do not edit. Reviewed as a contract with its callers.\n\n';

/** The schema as text, sorted, so that a change of it is a change of the contract and of nothing else. */
export function printGraphqlSchema(schema: GraphQLSchema): string {
  return `${heading}${printSchema(lexicographicSortSchema(schema))}\n`;
}
