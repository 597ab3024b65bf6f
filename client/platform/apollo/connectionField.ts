import type { FieldPolicy, Reference } from '@apollo/client';

interface Edge {
  node?: Reference;
  cursor?: string;
}

interface Connection {
  edges?: readonly Edge[];
  pageInfo?: { endCursor?: string | null };
}

/**
 * A connection whose pages after a cursor are appended to those before it; any other page replaces them. Apollo's
 * `relayStylePagination` also pages backwards, which no query here needs: every visitor would load that.
 */
export function connectionField(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs,
    /** Without the edges whose record has been deleted. */
    read(existing, { canRead, readField }) {
      if (!existing?.edges) return existing;
      return { ...existing, edges: existing.edges.filter((edge) => canRead(readField('node', edge as never))) };
    },
    merge(existing, incoming, { args }) {
      const after = (args as { after?: string | null } | null)?.after;
      const isMore = after !== undefined && after !== null;
      const before = isMore && existing?.edges ? upTo(existing.edges, after) : [];
      const merged = { ...existing, ...incoming, pageInfo: { ...existing?.pageInfo, ...incoming.pageInfo } };
      return incoming.edges ? { ...merged, edges: [...before, ...withLastCursor(incoming)] } : merged;
    },
  };
}

/** Where the page ends is known also when the query did not ask for the cursor of each edge. */
function withLastCursor({ edges = [], pageInfo }: Connection): Edge[] {
  const cursor = pageInfo?.endCursor;
  return edges.map((edge, index) => (cursor && index === edges.length - 1 ? { ...edge, cursor } : edge));
}

/** The edges up to the cursor; all of them where none has it. */
function upTo(edges: readonly Edge[], cursor: string): readonly Edge[] {
  const index = edges.findIndex((edge) => edge.cursor === cursor);
  return index < 0 ? edges : edges.slice(0, index + 1);
}
