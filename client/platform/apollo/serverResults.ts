import type { OperationVariables } from '@apollo/client';

/** The result of a query on the server, for the cache of the browser. */
export interface ServerResult {
  /** hash of the query, which codegen writes into its document */
  hash: string;
  variables: OperationVariables;
  data: unknown;
}

let results: ServerResult[] = [];

/** Stores the results of the hydration payload until their queries run. */
export function storeServerResults(fromServer: ServerResult[]): void {
  results = fromServer;
}

/** Mutations have no hash. */
export function hashOf(query: object): string | undefined {
  return (query as { __meta__?: { hash: string } }).__meta__?.hash;
}

/** Returns the server's results of a query, once. */
export function takeServerResults(query: object): ServerResult[] {
  const queryHash = hashOf(query);
  const taken = results.filter(({ hash }) => hash === queryHash);
  results = results.filter(({ hash }) => hash !== queryHash);
  return taken;
}
