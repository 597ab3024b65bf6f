export interface PersistedQuery {
  hash: string;
  operationName: string;
  variables: unknown;
}

type Query = Readonly<Record<string, unknown>>;

/** A query asked for by its hash alone, in the address; null: anything else, or nothing that can be read. */
export function readPersistedQuery({
  query,
  operationName = '',
  variables = '{}',
  extensions,
}: Query): PersistedQuery | null {
  if (query !== undefined || typeof extensions !== 'string') return null;
  if (typeof operationName !== 'string' || typeof variables !== 'string') return null;
  try {
    const { persistedQuery } = JSON.parse(extensions) as {
      persistedQuery?: { version?: unknown; sha256Hash?: unknown };
    };
    const hash = persistedQuery?.sha256Hash;
    if (persistedQuery?.version !== 1 || typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) return null;
    return { hash, operationName, variables: JSON.parse(variables) };
  } catch {
    return null;
  }
}
