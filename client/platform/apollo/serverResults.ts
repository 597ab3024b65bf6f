import type { OperationVariables } from '@apollo/client';

/** The result of a query on the server, as the hydration payload has it. */
export interface ServerResult {
  /** hash of the query, which codegen writes into its document */
  hash: string;
  variables: OperationVariables;
  data: unknown;
}

/** Mutations have no hash. */
export function hashOf(query: object): string | undefined {
  return (query as { __meta__?: { hash: string } }).__meta__?.hash;
}
