import { createContext } from 'react';

/** Reports that a child of the vendors' layout has started to load. Returns a function that ends it. */
export type BeginLoading = () => () => void;

export const SharedLoadingContext = createContext<BeginLoading>(() => () => undefined);
