export interface RecordsResult<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** How every record list is asked for: fresh each time, outside of the cache, whose lists grow instead of turning pages. */
export const freshRecords = { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const;

/** While another page loads, the one before stays to be read. */
export function getRecords<Data>({ data, previousData, loading, error, refetch }: RecordsResult<Data>) {
  return {
    data: data ?? previousData,
    loading,
    error: data === undefined ? error : undefined,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
