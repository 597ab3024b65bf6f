import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** false on the server and while its markup is taken over: what needs JavaScript may be drawn differently after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
