import type { DocumentNode, OperationVariables } from '@apollo/client';
import { hashOf } from './serverResults';

interface Asked {
  query: DocumentNode;
  variables?: OperationVariables;
}

/**
 * Asks one of our queries by its hash without Apollo Client, which a map would have to wait for. Variables are in the body,
 * because proxies log addresses. Undefined: Apollo Client has to ask, and reports what is wrong.
 */
export async function askByHash({ query, variables = {} }: Asked): Promise<unknown> {
  const sha256Hash = hashOf(query);
  if (sha256Hash === undefined) return undefined;
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: nameOf(query), variables, extensions }),
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    return response.ok && errors === undefined && data != null ? data : undefined;
  } catch {
    return undefined;
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  const operation = definitions.find((definition) => 'operation' in definition);
  return operation?.name?.value;
}
