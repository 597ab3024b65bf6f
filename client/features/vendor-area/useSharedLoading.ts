import { useContext, useEffect } from 'react';
import { SharedLoadingContext } from './sharedLoadingContext';

/** Tells the layout that this screen is loading (docs/rules/screens.md#vendor-layout). */
export function useSharedLoading(isLoading: boolean): void {
  const begin = useContext(SharedLoadingContext);
  useEffect(() => (isLoading ? begin() : undefined), [begin, isLoading]);
}
