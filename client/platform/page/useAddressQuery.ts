import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** What stands behind the question mark. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
