import { useCallback, useState } from 'react';
import type { BeginLoading } from './sharedLoadingContext';

/** The layout's side: `isLoading` is true while any child loads. */
export function useLoadingFlag(): { isLoading: boolean; begin: BeginLoading } {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isLoading: count > 0, begin };
}
