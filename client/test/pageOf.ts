/** A connection with all its items on one page, as the server returns it. */
export function pageOf<Node>(nodes: readonly Node[], further: { endCursor?: string; startCursor?: string } = {}) {
  return {
    totalCount: nodes.length,
    pageInfo: {
      hasNextPage: further.endCursor !== undefined,
      hasPreviousPage: further.startCursor !== undefined,
      startCursor: further.startCursor ?? null,
      endCursor: further.endCursor ?? null,
    },
    edges: nodes.map((node, at) => ({ node, cursor: `c${at}` })),
  };
}
