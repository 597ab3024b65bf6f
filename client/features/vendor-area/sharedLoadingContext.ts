import { createContext } from 'react';

/** Says that a child of the vendors' layout has begun to load; the answer says that it has ended. */
export type BeginLoading = () => () => void;

export const SharedLoadingContext = createContext<BeginLoading>(() => () => undefined);
