import { useLoadMore } from '../../ui/load-more/useLoadMore';
import { getRecords, type RecordsResult } from './getRecords';

interface Connection {
  totalCount: number | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: readonly { node: unknown }[];
}

interface GrowingResult<Data> extends RecordsResult<Data> {
  fetchMore: (options: {
    variables: { after: string | null };
    updateQuery: (before: Data, more: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
}

/** Result of a list that grows by "Show more". `field` is the name of the connection in the query. */
export function useAccumulatedRecords<Field extends string, Data extends Record<Field, Connection>>(
  field: Field,
  result: GrowingResult<Data>,
) {
  const { data, loading, error, onRetry } = getRecords(result);
  const shown = data?.[field];
  const { hasNextPage = false, endCursor = null } = shown?.pageInfo ?? {};
  const more = useLoadMore(endCursor, () =>
    result.fetchMore({
      variables: { after: endCursor },
      updateQuery: (before, { fetchMoreResult }) => {
        const [first, next] = [before[field], fetchMoreResult[field]];
        return { ...fetchMoreResult, [field]: { ...next, edges: [...first.edges, ...next.edges] } };
      },
    }),
  );

  return {
    nodes: shown?.edges.map(({ node }) => node) as Data[Field]['edges'][number]['node'][] | undefined,
    total: shown?.totalCount ?? 0,
    loading,
    error,
    /** null: all are shown */
    more: hasNextPage ? more : null,
    reload: onRetry,
  };
}
