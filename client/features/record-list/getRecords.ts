export interface RecordsResult<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** Query options of all record lists. They bypass the cache, whose lists grow instead of having pages. */
export const freshRecords = { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const;

/** Keeps the former page visible while another one loads. */
export function getRecords<Data>({ data, previousData, loading, error, refetch }: RecordsResult<Data>) {
  return {
    data: data ?? previousData,
    loading,
    error: data === undefined ? error : undefined,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
