import { useCallback, useState } from 'react';
import type { BeginLoading } from './sharedLoadingContext';

/** The layout's side of the flag: it is up as long as any child loads. */
export function useLoadingFlag(): { isLoading: boolean; begin: BeginLoading } {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isLoading: count > 0, begin };
}
