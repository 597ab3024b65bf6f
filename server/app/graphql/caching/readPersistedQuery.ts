export interface PersistedQuery {
  hash: string;
  operationName: string;
  variables: unknown;
}

/**
 * The persisted query in a URL; null: the URL has the query text, or is invalid. Parses the URL as Apollo Server's
 * integration does: a difference (such as a `#`) would store a response under the wrong key.
 */
export function readPersistedQuery(url: string): PersistedQuery | null {
  const asked = URL.parse(url, 'http://any.invalid')?.searchParams;
  if (!asked || ['query', 'operationName', 'variables', 'extensions'].some((name) => asked.getAll(name).length > 1)) {
    return null;
  }
  const extensions = asked.get('extensions');
  if (asked.has('query') || extensions === null) return null;
  try {
    const { persistedQuery } = JSON.parse(extensions) as {
      persistedQuery?: { version?: unknown; sha256Hash?: unknown };
    };
    const hash = persistedQuery?.sha256Hash;
    if (persistedQuery?.version !== 1 || typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) return null;
    const variables: unknown = JSON.parse(asked.get('variables') ?? '{}');
    return { hash, operationName: asked.get('operationName') ?? '', variables };
  } catch {
    return null;
  }
}
